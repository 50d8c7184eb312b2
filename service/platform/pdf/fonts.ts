import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph, type GlyphRun } from "fontkit";

const FILES = { regular: "400Regular/Inter_400Regular.ttf", bold: "600SemiBold/Inter_600SemiBold.ttf" };
export type Weight = keyof typeof FILES;

const known = new Map<Weight, Font>();

/**
 * Inter in one weight, with digits of equal width in numbers ({@link FIGURE}). Cached per thread, because
 * reading the file takes about 100 ms.
 */
export function interFont(weight: Weight): Font {
  let font = known.get(weight);
  if (!font) {
    const file = createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${FILES[weight]}`);
    font = withTabularFigures(create(readFileSync(file)) as Font);
    known.set(weight, font);
  }
  return font;
}

/**
 * The font for PDFKit, with its features chosen here, because PDFKit caches the layout of a word only if none are
 * requested of it. Numbers, which most words are, are laid out without a search for ligatures and kerning, and all
 * other words without contextual alternates (calt): these would take most of the time (ADR 0091).
 */
function withTabularFigures(font: Font): Font {
  const digits = new Map(Array.from(DIGITS, (digit) => [digit, font.layout(digit, { tnum: true }).glyphs[0]!]));
  const glyphOf = (character: string): Glyph =>
    digits.get(character) ?? font.glyphForCodePoint(character.codePointAt(0)!);
  const layout = (text: string): Pick<GlyphRun, "glyphs" | "positions" | "advanceWidth"> => {
    const figure = FIGURE.exec(text)?.[0] ?? "";
    if (figure === "") return font.layout(text, { calt: false });
    const unit = text.slice(figure.length);
    const { glyphs, positions } = unit === "" ? NOTHING : font.layout(unit, { calt: false });
    const figures = Array.from(figure, glyphOf);
    const run = {
      glyphs: [...figures, ...glyphs],
      positions: [
        ...figures.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
        ...positions,
      ],
    };
    return {
      ...run,
      // A getter, because PDFKit scales the positions in place before it reads the sum.
      get advanceWidth() {
        return run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

const DIGITS = "0123456789";
/** Matches a number, possibly before its unit. */
const FIGURE = /^(?:[\d\u202f\u00a0 .,+\u2212\u2013%]+$|[+\u2212]?\d[\d\u202f\u00a0.,]*\u00a0(?=\D))/;
const NOTHING: Pick<GlyphRun, "glyphs" | "positions"> = { glyphs: [], positions: [] };

/**
 * Makes a text writable: a tab becomes a space, a line feed stays, other control and formatting characters are removed,
 * and any other character without a glyph in the font becomes "?".
 */
export function writable(text: string): string {
  const font = interFont("regular");
  return Array.from(
    text
      .normalize("NFC")
      .replaceAll("\t", " ")
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, ""),
  )
    .map((character) => (character === "\n" || font.hasGlyphForCodePoint(character.codePointAt(0)!) ? character : "?"))
    .join("");
}
