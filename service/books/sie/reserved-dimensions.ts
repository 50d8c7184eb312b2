const RESERVED = new Map<number, string>([
  [1, "Kostnadsställe"],
  [2, "Kostnadsbärare"],
  [6, "Projekt"],
  [7, "Anställd"],
  [8, "Kund"],
  [9, "Leverantör"],
  [10, "Faktura"],
]);

/** Name and parent that the format reserves for an undeclared dimension, in the books' language. */
export function reservedDimension(number: number): { name: string; parent: number | null } {
  return { name: RESERVED.get(number) ?? `Dimension ${number}`, parent: number === 2 ? 1 : null };
}
