// Small drawings of what both games have.
import { INK } from "../parts/icons";

export const SHARED_DRAWINGS: Record<string, string> = {
  stone: `<g ${INK}><path d="M3 15l1.5-7 5-3 6 2 2 8z" fill="#a9a49c"/><path d="M4.500 8l5 2 6-3M9.500 10l-.5 5" fill="none"/></g>`,
  gold: `<g ${INK}><path d="M5 8h10l3 7H2z" fill="#edbb2e"/><path d="M5 8l1.600-2.500h6.800L15 8" fill="#f9dd84"/></g>`,
  silver: `<g ${INK}><circle cx="10" cy="10" r="7" fill="#c8ccd2"/><circle cx="10" cy="10" r="4.600" fill="#e6e9ec"/><path d="M10 7.200v5.600M8.300 8.600h3.400"/></g>`,
  virtue: `<g ${INK}><path d="M10 3v14M5.500 7.500h9" stroke-width="2.600"/><path d="M10 3.500v13M6 7.500h8" stroke="#f1d27a" stroke-width="1.200"/></g>`,
  debt: `<g ${INK}><path d="M4.500 3h9.500c1.500 0 1.500 2.500 0 2.500V15c0 1.500-1 2-2 2H4.500c1.200 0 1-2 1-2V5c0-1-.5-2-1-2z" fill="#f2e3bd"/><path d="M7.500 7.500h4.500M7.500 10h4.500" fill="none"/><circle cx="12.500" cy="14" r="2.300" fill="#a8322a"/></g>`,
  paid: `<g ${INK}><path d="M4.500 3h9.500c1.500 0 1.500 2.500 0 2.500V15c0 1.500-1 2-2 2H4.500c1.200 0 1-2 1-2V5c0-1-.5-2-1-2z" fill="#f2e3bd"/><path d="M7 10.500l2 2.500 4-6" fill="none" stroke="#2c6b3f" stroke-width="1.800"/></g>`,
  worker: `<g ${INK}><path d="M10 8.500c4 0 6 3.500 6 9H4c0-5.500 2-9 6-9z" fill="#c9a877"/><circle cx="10" cy="5.500" r="3.200" fill="#e9cfa6"/></g>`,
};
