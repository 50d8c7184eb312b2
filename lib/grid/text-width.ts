const SEPARATORS = /[\s.,'’]/g;
const LETTERS = /[^\d\s.,'’+\-−]/g;

/**
 * At least the width of a text where all digits are as wide as one: separators are half as wide, letters at most twice.
 */
export function widthInDigits(text: string): number {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0;
  return text.length - count(SEPARATORS) / 2 + count(LETTERS);
}
