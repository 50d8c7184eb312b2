/*
 * The colour of an agency, without zod, because pages import this module.
 */

/**
 * Minimum contrast of text with white. WCAG 2.2, 1.4.3, requires 4.5 with the background of the text, and the
 * background of our pages is a little darker than white.
 */
export const TEXT_CONTRAST = 4.9;

/** A colour as it is stored: #rrggbb in small letters. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** The contrast of a colour with white, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOnWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

/** True for a colour that is dark enough for text on paper and on our pages; a paler one is only for lines. */
export function isForText(colour: string): boolean {
  return contrastOnWhite(colour) >= TEXT_CONTRAST;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
