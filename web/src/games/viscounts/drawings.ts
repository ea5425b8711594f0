// Small drawings of goods, icons, pieces and buildings.
import { INK, LINE } from "../../parts/icons";
import { SHARED_DRAWINGS } from "../drawings";

export const DRAWINGS: Record<string, string> = {
  ...SHARED_DRAWINGS,
  ink: `<g ${INK}><path d="M5 9h10l1.500 6.500c.3 1.500-1 2-2 2h-9c-1 0-2.300-.5-2-2z" fill="#34506e"/><path d="M7 5.500h6V9H7z" fill="#5c7ea0"/><path d="M11 6.500L17 1.500l-3.500 6z" fill="#fdf6e3"/></g>`,
  any: `<g ${INK}><path d="M10 2l8 8-8 8-8-8z" fill="#f6e7bd"/><path d="M10 2l8 8h-8z" fill="#34506e"/><path d="M18 10l-8 8v-8z" fill="#edbb2e"/><path d="M10 18l-8-8h8z" fill="#a9a49c"/></g>`,
  corruption: `<g ${INK}><path d="M10 2.500c4 0 6.500 2.600 6.500 6 0 2.300-1 3.800-2.500 4.700V17H6v-3.800c-1.500-.9-2.500-2.400-2.500-4.700 0-3.400 2.500-6 6.500-6z" fill="#7d4b86"/><circle cx="7.300" cy="9" r="1.500" fill="#2b2018"/><circle cx="12.700" cy="9" r="1.500" fill="#2b2018"/><path d="M8.300 17v-2.500M11.700 17v-2.500" fill="none"/></g>`,
  deed: `<g ${INK}><path d="M4 3h12v11.500H4z" fill="#e9efd6"/><path d="M6.500 6.500h7M6.500 9h7" fill="none"/><path d="M8.200 12.500v5L10 16l1.800 1.500v-5z" fill="#2c7847"/></g>`,
  "deed-flipped": `<g ${INK}><path d="M4 3h12v11.500H4z" fill="#b8d49a"/><path d="M7 12V8.500L10 6l3 2.500V12z" fill="#fdf6e3"/><path d="M8.200 12.500v5L10 16l1.800 1.500v-5z" fill="#edbb2e"/></g>`,
  flip: `<g ${INK}><path d="M3 4h8v10H3z" fill="#f2e3bd"/><path d="M9 6.500h8v10H9z" fill="#e9efd6"/><path d="M10.800 12.200l1.600 1.800 3-4" fill="none" stroke="#2c6b3f" stroke-width="1.600"/></g>`,
  destroy: `<g ${INK}><path d="M4.500 2.500h8.500V15H4.500z" fill="#fdf6e3"/><path d="M6.500 5.500l4.500 6M11 5.500l-4.500 6" stroke="#9c2b20" stroke-width="1.700"/><circle cx="14" cy="14.500" r="3.300" fill="#c8ccd2"/></g>`,
  discard: `<g ${INK}><path d="M3 6.500L10.500 4l3.500 9.500-7.500 2.500z" fill="#fdf6e3"/><path d="M14.500 6.500v8M11.700 12l2.800 3 2.800-3" fill="none" stroke-width="1.600"/></g>`,
  rearrange: `<g ${INK}><path d="M2 6h4.500v8H2zM7.800 6h4.500v8H7.800zM13.500 6H18v8h-4.500z" fill="#fdf6e3"/><path d="M4.200 4c1.500-2 9.500-2 11.500 0M13.800 2.600l2 1.500-1.900 1.600M15.700 16c-1.500 2-9.500 2-11.500 0M6.200 17.400l-2-1.400 1.900-1.600" fill="none"/></g>`,
  "move-worker": `<g ${INK}><path d="M6.500 9c2.700 0 4 2.500 4 6.500h-8C2.500 11.500 3.800 9 6.500 9z" fill="#c9a877"/><circle cx="6.500" cy="6.500" r="2.500" fill="#e9cfa6"/><path d="M11.500 11h6M15 8.200l2.800 2.800L15 13.800" fill="none" stroke-width="1.600"/></g>`,
  dismiss: `<g ${INK}><path d="M3 3h8.500v13H3z" fill="#fdf6e3"/><circle cx="7.200" cy="7" r="2" fill="#e9cfa6"/><path d="M4.500 13c0-5 5.500-5 5.500 0z" fill="#c9a877"/><path d="M12.500 9.500h5M15 7l2.500 2.500L15 12" fill="none" stroke-width="1.600"/></g>`,
  "scheme-plus": `<g ${INK}><path d="M3 4h9v13H3z" fill="#d9cfe6"/><path d="M14.500 6v7M11 9.500h7" fill="none" stroke-width="2.200" stroke="#5c3f78"/></g>`,
  merchant: `<g ${INK}><path d="M10 3v12M3.500 6h13" fill="none" stroke-width="2.800"/><path d="M10 3.300v12M3.800 6h12.400" fill="none" stroke="#c99a2e" stroke-width="1.200"/><path d="M1.500 11L4 6l2.500 5c0 2.500-5 2.500-5 0zM13.500 11L16 6l2.500 5c0 2.500-5 2.500-5 0z" fill="#e3b53a"/><path d="M6 17h8l-1.500-2.500h-5z" fill="#b98d2a"/></g>`,
  builder: `<g ${INK}><path d="M8.600 8.200l2.600 2.200-6.700 7.300-2.500-2z" fill="#8a5a33"/><path d="M7 5.500L11.500 2l6 5.200-3 4.500-3-2.500-2 .8-2-2z" fill="#b5522f"/></g>`,
  cleric: `<g ${INK}><path d="M10 5.500C7.500 3.500 4.500 3.300 2 4v11.500c2.500-.7 5.500-.5 8 1.500 2.500-2 5.500-2.200 8-1.500V4c-2.500-.7-5.500-.5-8 1.500z" fill="#cfe0ea"/><path d="M10 5.500V17M4.500 7.500c1.200-.2 2.300 0 3.300.5M4.500 10.500c1.200-.2 2.300 0 3.300.5M15.500 7.500c-1.200-.2-2.300 0-3.300.5" fill="none"/></g>`,
  noble: `<g ${INK}><path d="M3 15.500L1.800 6l4.700 3.500L10 3l3.500 6.500L18.200 6 17 15.500z" fill="#5b76b8"/><path d="M3 15.500h14V18H3z" fill="#e3c04e"/><circle cx="10" cy="12.300" r="1.300" fill="#e3c04e"/></g>`,
  criminal: `<g ${INK}><path d="M3.500 18c0-8 2-15.500 6.500-15.500S16.500 10 16.500 18z" fill="#7f6490"/><path d="M6.500 11c0-3 1.500-5 3.500-5s3.500 2 3.500 5c-2 1.200-5 1.200-7 0z" fill="#2b1f33"/><circle cx="8.500" cy="9.300" r=".9" fill="#e9d36a" stroke="none"/><circle cx="11.500" cy="9.300" r=".9" fill="#e9d36a" stroke="none"/></g>`,
  workshop: `<g ${INK}><path d="M4 17V9.500h12V17z" fill="#fdf6e3"/><path d="M2.500 10L10 4l7.500 6z" fill="#c98b6b"/><path d="M8 17v-4h4v4z" fill="#8a5a33"/></g>`,
  "trading-post": `<g ${INK}><path d="M3.500 17V9h13v8z" fill="#fdf6e3"/><path d="M2 9.500L4 5h12l2 4.500c-1.300 2-2.700 2-4 0-1.300 2-2.700 2-4 0-1.300 2-2.700 2-4 0-1.300 2-2.700 2-4 0z" fill="#d9a441"/><path d="M5.500 13h4v4h-4zM11.500 13h3v2h-3z" fill="#cfdcdc"/></g>`,
  guildhall: `<g ${INK}><path d="M2.500 17V10h15v7z" fill="#fdf6e3"/><path d="M1.500 10.500L4 7.500h12l2.500 3z" fill="#8b97b5"/><path d="M7 17V7l3-4.500L13 7v10z" fill="#fdf6e3"/><path d="M6 7.500l4-6 4 6z" fill="#8b97b5"/><path d="M8.700 17v-3.500a1.300 1.300 0 0 1 2.600 0V17z" fill="#2b2018"/></g>`,
  castle: `<g ${INK}><path d="M3 17V6h2.500v2H8V4h4v4h2.500V6H17v11z" fill="#b8b1a4"/><path d="M8 17v-3.500a2 2 0 0 1 4 0V17z" fill="#2b2018"/></g>`,
  manuscript: `<g ${INK}><path d="M4 2.500h10.500L16 4v13.500H4z" fill="#f2e3bd"/><path d="M6.500 6h6M6.500 8.500h6M6.500 11h6M6.500 13.500h4" fill="none"/></g>`,
  townsfolk: `<g ${INK}><path d="M4 2.500h12v15H4z" fill="#fdf6e3"/><circle cx="10" cy="7" r="2.300" fill="#e9cfa6"/><path d="M6.500 14.500c0-6 7-6 7 0z" fill="#7b93a8"/></g>`,
  move: `<path ${LINE} d="M3 15c2-6 5-8 11-8M11 3.500L14.500 7 11 10.500"/>`,
};
