import { wireErrorAt } from "./wire-syntax-error";

/** The end of a text. `plain`: it holds neither escapes nor surrogates. `exotic`: a surrogate or a \u escape. */
type TextEnd = { end: number; plain: boolean; exotic: boolean };

const QUOTE = 34;
const BACKSLASH = 92;
/** 1 at each unit that may follow a backslash, `u` aside. */
const SHORT_ESCAPES = Uint8Array.from({ length: 128 }, (_, unit) =>
  Number('"\\/bfnrt'.includes(String.fromCharCode(unit))),
);

/** Finds the closing quote of a text, and checks control characters and escapes. `start`: behind the opening quote. */
export function skipToQuote(text: string, start: number): TextEnd {
  let plain = true;
  let exotic = false;
  for (let at = start; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return { end: at, plain, exotic };
    if (unit === BACKSLASH) {
      plain = false;
      at++;
      if (text.charCodeAt(at) === 117 /* u */) {
        exotic = true;
        requireHex(text, at + 1);
        at += 4;
      } else if (SHORT_ESCAPES[text.charCodeAt(at)] !== 1) {
        throw wireErrorAt(text, at - 1, 'expected one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
      }
    } else if (unit >= 0xd800 && unit <= 0xdfff) {
      plain = false;
      exotic = true;
    } else if (!(unit >= 32)) {
      // NaN, past the end, lands here too.
      throw wireErrorAt(text, at, notInText(unit));
    }
  }
}

/** The text between the quotes at `start` and `found.end`, which {@link skipToQuote} has checked. */
export function decodeEscapedText(text: string, start: number, found: TextEnd): string {
  const decoded = JSON.parse(text.slice(start, found.end + 1)) as string;
  if (found.exotic) refuseDamage(text, start + 1, found.end);
  return decoded;
}

/** Refuses surrogates that do not pair and U+0000, whether they stand in the text or are escaped. */
function refuseDamage(text: string, start: number, end: number): void {
  let highAt = -1;
  for (let at = start; at < end;) {
    const { unit, length } = unitAt(text, at);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    // A low surrogate must follow a high one, and nothing else may.
    if (isLow !== highAt >= 0) throw loneSurrogate(text, isLow ? at : highAt);
    if (unit === 0) throw wireErrorAt(text, at, "expected a text without U+0000");
    highAt = unit >= 0xd800 && unit <= 0xdbff ? at : -1;
    at += length;
  }
  if (highAt >= 0) throw loneSurrogate(text, highAt);
}

/**
 * The UTF-16 unit at `at`, written or escaped. For a short escape it is the backslash, because no short escape is a
 * surrogate or U+0000.
 */
function unitAt(text: string, at: number): { unit: number; length: number } {
  const unit = text.charCodeAt(at);
  if (unit !== BACKSLASH) return { unit, length: 1 };
  if (text.charCodeAt(at + 1) !== 117 /* u */) return { unit: BACKSLASH, length: 2 };
  return { unit: Number.parseInt(text.slice(at + 2, at + 6), 16), length: 6 };
}

function requireHex(text: string, start: number): void {
  for (let at = start; at < start + 4; at++) {
    if (!isHex(text.charCodeAt(at))) throw wireErrorAt(text, at, "expected four hexadecimal digits after \\u");
  }
}

function isHex(unit: number): boolean {
  const letter = unit | 32;
  return (unit >= 48 && unit <= 57) || (letter >= 97 && letter <= 102);
}

function loneSurrogate(text: string, offset: number) {
  return wireErrorAt(text, offset, "expected whole characters, found half of a surrogate pair");
}

function notInText(unit: number): string {
  if (Number.isNaN(unit)) return "expected a closing double quote, found the end of the text";
  return `expected control characters to be escaped, found U+${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}
