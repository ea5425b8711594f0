// Small drawings of goods, skills and pieces.
import { INK, LINE } from "../../parts/icons";
import { SHARED_DRAWINGS } from "../drawings";

export const DRAWINGS: Record<string, string> = {
  ...SHARED_DRAWINGS,
  clay: `<g ${INK} fill="#b9543a"><path d="M2 11.5h8v5H2zM10 11.5h8v5h-8zM6 6.5h8v5H6z"/></g>`,
  wood: `<g ${INK}><path d="M4 7h11v7H4z" fill="#a06a3a"/><ellipse cx="15.2" cy="10.5" rx="2.6" ry="3.5" fill="#e0b780"/><ellipse cx="15.2" cy="10.5" rx="1" ry="1.4" fill="none"/><path d="M4 7c-1.6 1-1.6 6 0 7" fill="#a06a3a"/></g>`,
  marble: `<g ${INK}><path d="M10 2.500l6.500 5L10 18 3.500 7.500z" fill="#d5e6f3"/><path d="M3.500 7.500h13M10 18L7 7.500l3-5 3 5z" fill="none"/></g>`,
  cards: `<g ${INK}><path d="M5.500 3.500l8-1 1.800 12-8 1z" fill="#d9c79c"/><path d="M3.500 5h8.500v12.500H3.500z" fill="#fdf6e3"/><path d="M5.500 14v-3.500l2.300-2 2.300 2V14z" fill="#c98b6b"/></g>`,
  influence: `<g ${INK}><path d="M3 15l-.8-8.500 4.300 3L10 3.500l3.500 6 4.300-3L17 15z" fill="#8a62b0"/><path d="M3 15h14v2H3z" fill="#e3c04e"/></g>`,
  tax: `<g ${INK}><path d="M6 8c-3 3-4 9-1 9.500h10c3-.5 2-6.500-1-9.500z" fill="#b98d55"/><path d="M6 8l-1.500-4 3 1L10 3l2.500 2 3-1L14 8z" fill="#d3ab74"/><circle cx="10" cy="13" r="2.200" fill="#e6e9ec"/></g>`,
  cathedral: `<g ${INK}><path d="M3 17.500V8l3-5 3 5v9.500zM11 17.500V8l3-5 3 5v9.500z" fill="#b9b3a8"/><path d="M7.500 17.500V10L10 7l2.500 3v7.500z" fill="#e9e4d8"/></g>`,
  prison: `<g ${INK}><path d="M3.500 17V8a6.500 6 0 0 1 13 0v9z" fill="#8f8a82"/><path d="M7 17V5M10 17V4M13 17V5" fill="none" stroke-width="1.500"/></g>`,
  carpentry: `<g ${INK}><path d="M3 12.500L14.500 4l2 2.700L8 16z" fill="#d5d0c6"/><path d="M14.500 4l1.600-1.200 2 2.700L16.500 6.700z" fill="#8a5a33"/><path d="M4 13l1 1.500 1-.3.8 1.600" fill="none"/></g>`,
  tiling: `<g ${INK} fill="#c0603f"><path d="M3 4h6.500v6.500a3.200 2 0 0 1-6.500 0zM10.500 4H17v6.500a3.200 2 0 0 1-6.500 0z"/><path d="M6.700 11h6.600v4.500a3.300 2 0 0 1-6.600 0z" fill="#da8460"/></g>`,
  masonry: `<g ${INK}><path d="M9 9l2 2-6.500 6.500-2-2z" fill="#8a5a33"/><path d="M8 4l5-2 5 5-2 5-2.500-2.500-1.500 1L8.500 7l1-1.500z" fill="#aaa69e"/></g>`,
  artisan: `<path ${INK} d="M10 2l2.300 5 5.400.6-4 3.700 1.100 5.400L10 14l-4.800 2.700 1.100-5.400-4-3.700 5.400-.6z" fill="#f1cf5b"/>`,
  princess: `<g ${INK}><path d="M10 9c4 0 5 4 6 8.500H4C5 13 6 9 10 9z" fill="#b8437f"/><circle cx="10" cy="6.500" r="2.800" fill="#f0d3ab"/><path d="M7.300 4.800L7 2l1.700 1.300L10 1.500l1.300 1.800L13 2l-.3 2.800z" fill="#edbb2e"/></g>`,
  profiteer: `<g ${INK}><path d="M10 8c4.500 0 5.500 5 6 9.500H4C4.500 13 5.500 8 10 8z" fill="#3d3a44"/><path d="M10 2.500c2.600 0 3.600 3 3.300 5.500H6.700C6.400 5.500 7.400 2.500 10 2.500z" fill="#5a5563"/><circle cx="13" cy="13.500" r="2" fill="#e6e9ec"/></g>`,
  wonder: `<g ${INK}><path d="M3 17V9l3-1.500V5l2-1V2.500h4V4l2 1v2.500L17 9v8z" fill="#5aa0a6"/><path d="M8 17v-4a2 2 0 0 1 4 0v4z" fill="#2d4d52"/></g>`,
  away: `<path ${LINE} d="M7 4h7v12H7M3 10h8M8.500 7.500L11 10l-2.500 2.500"/>`,
};
