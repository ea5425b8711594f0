// The places, each a small drawing of 120 × 70 in one hand: ink line and a few flat washes, standing on y = 66.
const EARTH = 'fill="var(--wash-earth)"';
const LEAF = 'fill="var(--wash-leaf)"';
const STONE = 'fill="var(--wash-stone)"';
const ROOF = 'fill="var(--wash-roof)"';
const GOLD = 'fill="var(--wash-gold)"';
const SKY = 'fill="var(--wash-sky)"';
const DARK = 'fill="var(--draw)"';
const NONE = 'fill="none"';
const GROUND = `<path d="M2 66c20-3 40 1 60-1s40 2 56 0" ${NONE}/>`;

const pine = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y}l${-s * 0.5} ${s * 0.8}h${s * 0.25}l${-s * 0.4} ${s * 0.7}h${s * 0.5}v${s * 0.3}h${s * 0.3}v${-s * 0.3}h${s * 0.5}l${-s * 0.4} ${-s * 0.7}h${s * 0.25}z" ${LEAF}/>`;
const stall = (x: number, wash: string) =>
  `<path d="M${x} 66V42M${x + 26} 66V42" ${NONE}/><path d="M${x - 3} 44l4-10h24l4 10c-2 4-5 4-7 0-2 4-5 4-7 0-2 4-5 4-7 0-2 4-5 4-7 0z" ${wash}/><path d="M${x} 55h26v5H${x}z" ${EARTH}/>`;
const house = (x: number, w: number, h: number, wash: string) =>
  `<path d="M${x} 66v${-h}h${w}v${h}z" fill="var(--plaster)"/><path d="M${x - 3} ${66 - h}l${w / 2 + 3} ${-w * 0.5}l${w / 2 + 3} ${w * 0.5}z" ${wash}/>`;

export const VIGNETTES: Record<string, string> = {
  quarry: `${GROUND}<path d="M14 66l8-30 16-14 18 4 14-10 22 12 10 20 4 18z" ${STONE}/><path d="M38 22l4 20-12 8M56 26l6 16 20 4 10-18M62 42l-6 24M82 46l6 20M42 42l14 4" ${NONE}/><path d="M20 66V30l26 6M20 34l-8 6M20 30l-4 36" ${NONE} stroke-width="1.8"/><path d="M46 36v10" ${NONE}/><path d="M41 46h10v8H41z" ${EARTH}/><path d="M94 66v-7h12v7zM100 59v-6h10v6z" ${STONE}/>`,
  forest: `${GROUND}${pine(26, 18, 26)}${pine(92, 14, 28)}${pine(58, 8, 32)}${pine(42, 30, 20)}${pine(76, 32, 19)}<path d="M98 66v-8c0-3 10-3 10 0v8z" ${EARTH}/><path d="M103 58l10-11M109 44l6 5-3 3-6-5z" ${STONE}/><path d="M8 64l18-5 2 5-18 4z" ${EARTH}/>`,
  silversmith: `${GROUND}${house(24, 46, 32, ROOF)}<path d="M60 22V8h8v20" ${STONE}/><path d="M64 6c-4-3 2-5-2-8M70 4c4-3 0-5 4-7" ${NONE}/><path d="M38 66V48h14v18" ${DARK} fill-opacity=".35"/><path d="M57 44h8v8h-8z" ${GOLD}/><path d="M84 66l2-8h-6c-4 0-6-3-6-6h30c0 4-4 6-8 6l2 8z" ${STONE}/><path d="M92 50l12-14M100 32l9 7-4 5-9-7z" ${EARTH}/>`,
  mines: `${GROUND}<path d="M8 66l16-34 18-14 20-6 22 10 16 20 14 24z" ${EARTH}/><path d="M42 18l-6 20M84 22l6 18" ${NONE}/><path d="M42 66V38h32v28z" ${DARK} fill-opacity=".75"/><path d="M38 66V34h6v32zM72 66V34h6v32zM36 30h44v6H36z" ${ROOF}/><path d="M84 60h22l-3-11H87z" ${STONE}/><path d="M88 49l3-5 5 2 4-3 3 6" ${GOLD}/><circle cx="89" cy="63" r="3.500" fill="var(--plaster)"/><circle cx="101" cy="63" r="3.500" fill="var(--plaster)"/>`,
  storehouse: `${GROUND}<path d="M16 66V36h84v30z" fill="var(--plaster)"/><path d="M10 38l16-22h64l16 22z" ${ROOF}/><path d="M20 30h76M24 23h68" ${NONE}/><path d="M44 66V44h28v22z" ${EARTH}/><path d="M44 44l28 22M72 44L44 66" ${NONE}/><path d="M24 44h10v9H24zM82 44h10v9H82z" ${SKY}/><path d="M58 16V4h14l-4 4 4 4H58" ${GOLD}/><path d="M102 66c-3-6-3-10 0-14h10c3 4 3 8 0 14zM101 57h12M101 61h12" ${EARTH}/>`,
  workshop: `${GROUND}<path d="M20 66V32h60v34z" fill="var(--plaster)"/><path d="M14 34l36-24 36 24z" ${ROOF}/><path d="M28 66V44h16v22M56 42h16v10H56z" ${SKY}/><path d="M50 20v12M40 27l20 0" ${NONE}/><path d="M84 52h30v4H84zM88 56v10M110 56v10" ${EARTH}/><path d="M90 52l14-9 3 4-8 5" ${STONE}/>`,
  "town-centre": `${GROUND}${house(8, 26, 30, ROOF)}${house(86, 26, 34, ROOF)}${house(30, 20, 22, EARTH)}<path d="M14 48h5v7h-5zM24 48h5v7h-5zM92 46h5v7h-5zM103 46h5v7h-5z" ${SKY}/><path d="M52 66V54h26v12z" ${STONE}/><path d="M55 54V38M75 54V38M50 40l15-12 15 12z" ${ROOF}/><path d="M65 38v9M62 47h6v5h-6z" ${EARTH}/>`,
  "tax-stand": `${GROUND}<path d="M22 66V22M98 66V22" ${NONE} stroke-width="1.800"/><path d="M16 26l6-14h76l6 14c-4 5-9 5-12 0-4 5-9 5-12 0-4 5-9 5-13 0-4 5-9 5-13 0-4 5-9 5-13 0-4 5-9 5-13 0-3 5-9 5-12 0z" ${ROOF}/><path d="M18 48h84v5H18zM24 53v13M96 53v13" ${EARTH}/><path d="M40 48c-3-6 0-11 3-13h8c3 2 6 7 3 13zM43 35l-2-4 6 2 6-2-2 4" ${EARTH}/><path d="M66 48v-3h10v3zM66 45v-3h10v3zM80 48v-3h10v3zM66 42v-3h10v3z" ${GOLD}/>`,
  guardhouse: `${GROUND}<path d="M34 66V24h-3v-8h6v4h5v-4h6v4h5v-4h6v4h5v-4h6v8h-3v42z" ${STONE}/><path d="M44 66V50a8.500 8.500 0 0 1 17 0v16z" ${DARK} fill-opacity=".75"/><path d="M48.500 66V44M52.500 66V42M56.500 66V44" stroke="var(--plaster)" ${NONE}/><path d="M50 30h5v8h-5z" ${DARK} fill-opacity=".6"/><path d="M67 66V44h42v22z" ${STONE}/><path d="M67 46v-6h7v4h7v-4h7v4h7v-4h7v4h7v6" ${STONE}/><path d="M52 16V2h13l-3 4 3 4H52" ${ROOF}/><path d="M78 52h6v8h-6zM92 52h6v8h-6z" ${DARK} fill-opacity=".5"/>`,
  market: `${GROUND}${stall(14, STONE)}${stall(78, STONE)}${stall(46, ROOF)}<path d="M50 55v-5h6v5M60 55l3-6 4 6M84 55v-4h8v4M20 55c0-6 8-6 8 0" ${GOLD}/><path d="M34 66c0-10 2-15 6-15s6 5 6 15z" ${DARK} fill-opacity=".8"/><path d="M40 42c4 0 5 5 4 9h-8c-1-4 0-9 4-9z" ${DARK} fill-opacity=".6"/>`,
  guildhall: `${GROUND}<path d="M12 66V34h96v32z" fill="var(--plaster)"/><path d="M6 36l12-20h84l12 20z" ${ROOF}/><path d="M40 66V22l20-16 20 16v44z" fill="var(--plaster)"/><path d="M35 26L60 4l25 22-4 3-21-18-21 18z" ${ROOF}/><path d="M52 66V50a8 8 0 0 1 16 0v16z" ${DARK} fill-opacity=".7"/><path d="M18 36v30M26 36v30M34 36v30M86 36v30M94 36v30M102 36v30M12 50h28M80 50h28M40 36h40M46 66V36M74 66V36" ${NONE}/><path d="M54 22h12v10H54z" ${SKY}/><path d="M60 22v10" ${NONE}/>`,
  cathedral: `${GROUND}<path d="M20 66V22l10-16 10 16v44z" ${STONE}/><path d="M80 66V22l10-16 10 16v44z" ${STONE}/><path d="M40 66V30l20-14 20 14v36z" fill="var(--plaster)"/><circle cx="60" cy="36" r="7" ${SKY}/><path d="M60 29v14M53 36h14M55 31l10 10M65 31L55 41" ${NONE}/><path d="M52 66V54c0-5 4-8 8-8s8 3 8 8v12z" ${ROOF}/><path d="M27 30h6v12h-6zM87 30h6v12h-6zM27 50h6v10h-6zM87 50h6v10h-6z" ${SKY}/><path d="M30 6V0M28 2h4M90 6V0M88 2h4M60 16V8M57 11h6" ${NONE}/>`,
};

/** What lies behind a place, far away: a line of 240 × 60. */
export const HILLS: Record<string, string> = {
  quarry: "M0 60L0 30 30 12 52 26 84 4 120 24 150 10 190 30 240 16V60z",
  forest:
    "M0 60V26l10-14 9 14 9-18 10 18 8-12 10 14 9-20 11 20 9-14 10 14 10-22 11 22 9-12 9 12 11-20 10 20 9-14 10 14 11-22 11 22 9-12 9 12 10-16 7 10V60z",
  mines: "M0 60V34l40-24 34 14 40-22 46 26 36-14 44 20V60z",
  silversmith: "M0 60V38h18V24h14v14h20V18l8-8 8 8v20h30V28h20v10h26V20h14v18h22V30h20v8h40V60z",
  storehouse: "M0 60V30c40-14 80-16 120-6s80 4 120-8V60z",
  "town-centre":
    "M0 60V34h12V22l10-9 10 9v12h10V26h16v-9l9-8 9 8v17h20V20l11-9 11 9v14h12V28h18v-8l9-8 9 8v14h18V24l10-8 10 8v10h26V60z",
  "tax-stand": "M0 60V36c50-18 90-8 130-16s70 2 110-8V60z",
  guardhouse: "M0 60V24h10v-8h10v8h10v-8h10v8h10v-8h10v8h180V60z",
  market: "M0 60V34l16-14 14 12 20-20 22 20 14-10 20 14 22-22 20 20 18-12 20 12 20-16 34 20V60z",
  workshop: "M0 60V30c50-10 90 4 130-6s70-8 110 2V60z",
};

/** The Wonders, in a box of 80 × 60, by what they are built of. */
export const MONUMENTS: Record<string, string> = {
  clay: `<path d="M6 58V46h68v12zM14 46V34h52v12zM22 34V22h36v12zM30 22V11h20v11z" ${ROOF}/><path d="M6 52h68M14 40h52M22 28h36M35 58V46M45 58V46M35 46V34M45 46V34M36 34V22M44 34V22" ${NONE}/><path d="M34 58V50a6 6 0 0 1 12 0v8z" ${DARK} fill-opacity=".75"/><path d="M40 11V3h9l-2 3 2 3h-9" ${GOLD}/>`,
  wood: `<path d="M22 58V30h36v28z" ${EARTH}/><path d="M14 32l26-12 26 12zM20 22l20-10 20 10zM28 13L40 2l12 11z" ${EARTH}/><path d="M28 58V34M34 58V34M46 58V34M52 58V34" ${NONE}/><path d="M36 58V46h8v12z" ${DARK} fill-opacity=".7"/><path d="M14 32l-5-4M66 32l5-4M20 22l-4-3M60 22l4-3" ${NONE} stroke-width="2"/>`,
  stone: `<path d="M4 58V20h72v38h-8V46a8 8 0 0 0-16 0v12h-4V46a8 8 0 0 0-16 0v12h-4V46a8 8 0 0 0-16 0v12z" ${STONE}/><path d="M4 28h72M14 28v-8M30 28v-8M46 28v-8M62 28v-8" ${NONE}/><path d="M2 20h76v-5H2z" ${SKY}/>`,
  gold: `<path d="M12 58V36h56v22z" fill="var(--plaster)"/><path d="M18 36c0-16 10-26 22-26s22 10 22 26z" ${GOLD}/><path d="M40 10V2M36 5h8M29 34c0-10 4-18 11-24M51 34c0-10-4-18-11-24" ${NONE}/><path d="M10 36h60v4H10z" ${GOLD}/><path d="M34 58V48a6 6 0 0 1 12 0v10zM19 46h7v7h-7zM54 46h7v7h-7z" ${DARK} fill-opacity=".6"/>`,
  marble: `<path d="M10 58v-5h60v5zM14 53V26M66 53V26" ${SKY}/><path d="M14 53V24h7v29zM28 53V24h7v29zM45 53V24h7v29zM59 53V24h7v29z" fill="var(--marble)"/><path d="M10 24L40 6l30 18z" fill="var(--marble)"/><path d="M10 24h60v-4" ${NONE}/><circle cx="40" cy="17" r="3.500" ${GOLD}/>`,
};
