/** Drawings one after the other: { noble: 2 } is noble, noble. */
export function iconList(icons: unknown): string[] {
  return Object.entries((icons as Record<string, number> | undefined) ?? {}).flatMap(([icon, count]) =>
    Array<string>(count).fill(icon),
  );
}
