const SEPARATORS = /[\s.,'’]/g;
const LETTERS = /[^\d\s.,'’+\-−]/g;

/**
 * An upper bound of the width of a text, in widths of a digit. Separators are half as wide, and letters at most twice.
 */
export function widthInDigits(text: string): number {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0;
  return text.length - count(SEPARATORS) / 2 + count(LETTERS);
}
