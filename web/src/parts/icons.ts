// Small drawings, 20 × 20: an ink line and one or two flat washes. Colours with a meaning stay the same in the dark.
// Those of a game's goods and pieces stand in its folder.

/** For flat washes with an ink line, and for lines in the colour of the text. */
export const INK = 'stroke="#33261a" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"';
export const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

export const ICONS: Record<string, string> = {
  vp: `<g ${INK}><path d="M10 2l6.500 2v6c0 4-3 6.500-6.500 8-3.500-1.500-6.500-4-6.500-8V4z" fill="#edbb2e"/></g>`,
  reset: `<path ${LINE} d="M4 10a6 6 0 1 1 1.800 4.300M4 16v-3.500h3.500"/>`,
  undo: `<path ${LINE} d="M7.500 4L3.500 8l4 4M3.500 8H12a4.500 4.500 0 0 1 0 9H8"/>`,
  share: `<path ${LINE} d="M8.500 11.500l3-3M9 6.500l2-2a3.200 3.200 0 0 1 4.500 4.500l-2 2M11 13.500l-2 2A3.200 3.200 0 0 1 4.500 11l2-2"/>`,
  sun: `<path ${LINE} d="M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM10 1.800v2M10 16.200v2M1.800 10h2M16.200 10h2M4.200 4.200l1.400 1.400M14.400 14.400l1.400 1.400M4.200 15.800l1.400-1.400M14.400 5.600l1.400-1.400"/>`,
  moon: `<path ${LINE} d="M16 12.500A7 7 0 0 1 7.500 4a7 7 0 1 0 8.500 8.500z"/>`,
  half: `<path ${LINE} d="M10 3a7 7 0 1 0 0 14z"/><path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"/>`,
  home: `<path ${LINE} d="M3 10l7-6.500L17 10M5 8.500V17h10V8.500M8.500 17v-4.500h3V17"/>`,
  "bell-off": `<path ${LINE} d="M5 14h10l-1.300-2V8.500a3.700 3.700 0 0 0-7.400 0V12zM8.500 16.500h3M3.500 3.500l13 13.500"/>`,
  bell: `<path ${LINE} d="M5 14h10l-1.300-2V8.500a3.700 3.700 0 0 0-7.400 0V12zM8.500 16.500h3"/>`,
  first: `<path ${LINE} d="M5 4.500v11M15 4.500L8 10l7 5.500z"/>`,
  last: `<path ${LINE} d="M15 4.500v11M5 4.500L12 10l-7 5.500z"/>`,
  back: `<path ${LINE} d="M13.500 4.500L6.500 10l7 5.500z"/>`,
  on: `<path ${LINE} d="M6.500 4.500l7 5.500-7 5.500z"/>`,
  start: `<path ${LINE} d="M3.500 4.500v11M16.500 4.500l-6 5.500 6 5.500zM10.500 4.500l-6 5.500 6 5.500z"/>`,
  end: `<path ${LINE} d="M16.500 4.500v11M3.500 4.500l6 5.500-6 5.500zM9.500 4.500l6 5.500-6 5.500z"/>`,
  play: `<path d="M5.500 3.500l10 6.500-10 6.500z" fill="currentColor"/>`,
  pause: `<path d="M5 4h3.500v12H5zM11.500 4H15v12h-3.500z" fill="currentColor"/>`,
  lamp: `<path ${LINE} d="M7.500 14.500v-1.800a5 5 0 1 1 5 0v1.800zM8.200 17.300h3.600"/>`,
  chart: `<path ${LINE} d="M3.500 3.500v13h13M6 13l3.200-4 2.800 2L16 5.500"/>`,
  check: `<path ${LINE} d="M4 10.500l4 4L16 6"/>`,
  up: `<path ${LINE} d="M4 12.500L10 7l6 5.500"/>`,
  down: `<path ${LINE} d="M4 7.500L10 13l6-5.500"/>`,
  "leads-to": `<path ${LINE} d="M3 10h13M11.500 5.500L16 10l-4.500 4.500"/>`,
  "tab-board": `<path ${LINE} d="M3 5l4.500-1.800 5 2L17 3.500V15l-4.500 1.800-5-2L3 16.500zM7.500 3.500v11M12.500 5.500v11"/>`,
  "tab-mine": `<path ${LINE} d="M5.500 4.500l8-1.500 2 11.500-8 1.500zM3.500 7v10.500H11"/>`,
  "tab-others": `<path ${LINE} d="M10 9c4 0 5.500 3.500 6 8H4c.5-4.500 2-8 6-8z"/><circle ${LINE} cx="10" cy="5.800" r="3"/>`,
  "tab-log": `<path ${LINE} d="M3.500 6h13M3.500 10h13M3.500 14h13"/>`,
  gear: `<path ${LINE} d="M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2.500v2.200M10 15.300v2.200M2.500 10h2.200M15.300 10h2.200M4.700 4.700l1.600 1.600M13.700 13.700l1.600 1.600M4.700 15.300l1.600-1.600M13.700 6.300l1.600-1.600"/>`,
  pencil: `<path ${LINE} d="M3.500 16.500l1-4L13.500 3.500l3 3-9 9zM11.500 5.500l3 3"/>`,
  book: `<path ${LINE} d="M10 5.500c-2-1.500-4.500-1.800-7-1.500v11.500c2.500-.3 5 0 7 1.500 2-1.500 4.500-1.800 7-1.500V4c-2.500-.3-5 0-7 1.500zM10 5.500V17"/>`,
  save: `<path ${LINE} d="M10 3v9.500M6 8.800l4 4 4-4M3.500 13.500V17h13v-3.500"/>`,
  close: `<path ${LINE} d="M5 5l10 10M15 5L5 15"/>`,
};

/** A game's drawings join these; two of one name would hide each other. */
export function addDrawings(drawings: Record<string, string>): void {
  for (const [name, drawing] of Object.entries(drawings)) {
    if ((ICONS[name] ?? drawing) !== drawing) throw new Error(`There are two drawings called "${name}".`);
    ICONS[name] = drawing;
  }
}
