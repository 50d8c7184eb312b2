const LINE_FEED = 10;
const RETURN = 13;
const TAB = 9;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const LETTER_U = 117;

/** Maps the byte after a backslash to the character of a short escape; 0 when there is no such escape. */
const ESCAPED = new Uint8Array(256);
for (const pair of ['""', "\\\\", "//", "b\b", "f\f", "n\n", "r\r", "t\t"])
  ESCAPED[pair.charCodeAt(0)] = pair.charCodeAt(1);

export interface ExtractedText {
  /** The text in UTF-8. */
  text: Uint8Array;
  /** The document with an empty text in its place. */
  rest: Uint8Array;
}

/**
 * Cuts one long text, a member of the outermost object, out of a wire document without decoding either to a string.
 * @param bytes a document that is known to be valid UTF-8
 * @param pause is awaited after every `stepBytes` of the text
 * @returns null when no such text is found, or it is invalid: {@link parseWire} of the whole document then reads it or
 *   reports the error. The rest is not checked.
 */
export async function extractText(
  bytes: Uint8Array,
  member: string,
  pause: () => Promise<unknown>,
  stepBytes = 4 * 1024 * 1024,
): Promise<ExtractedText | null> {
  const start = findText(bytes, new TextEncoder().encode(member));
  if (start < 0) return null;
  const reader = new TextReader(bytes, start);
  while (reader.read(stepBytes)) await pause();
  if (reader.end < 0) return null;
  const rest = new Uint8Array(start + bytes.length - reader.end);
  rest.set(bytes.subarray(0, start));
  rest.set(bytes.subarray(reader.end), start);
  return { text: reader.text, rest };
}

/** Decodes the text that begins at an offset, in steps. */
class TextReader {
  /** Index of its closing quote; −1 before it is found and when the text is invalid. */
  end = -1;
  private readonly decoded: Uint8Array;
  private length = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {
    this.decoded = new Uint8Array(bytes.length - at);
  }

  get text(): Uint8Array {
    return this.decoded.subarray(0, this.length);
  }

  /** Reads about so many bytes; false when there is nothing more to read. */
  read(size: number): boolean {
    const { bytes, decoded } = this;
    const stop = Math.min(this.at + size, bytes.length);
    let { at, length } = this;
    while (at < stop) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        this.end = at;
        this.length = length;
        return false;
      }
      if (byte < SPACE) return false;
      if (byte !== BACKSLASH) {
        decoded[length++] = byte;
        at++;
      } else if (bytes[at + 1] === LETTER_U) {
        const unit = unitAt(bytes, at);
        const low =
          isHigh(unit) && bytes[at + 6] === BACKSLASH && bytes[at + 7] === LETTER_U ? unitAt(bytes, at + 6) : 0;
        // NaN is no escape; U+0000 and half of a surrogate pair are not allowed in texts.
        if (!(unit > 0) || (isHigh(unit) ? !isLow(low) : isLow(unit))) return false;
        length = put(decoded, length, isHigh(unit) ? String.fromCharCode(unit, low) : String.fromCharCode(unit));
        at += isHigh(unit) ? 12 : 6;
      } else {
        const meant = ESCAPED[bytes[at + 1]!] ?? 0;
        if (meant === 0) return false;
        decoded[length++] = meant;
        at += 2;
      }
    }
    this.at = at;
    this.length = length;
    return at < bytes.length;
  }
}

/** The offset behind the opening quote of a text that is a member of the outermost object; −1 where there is none. */
function findText(bytes: Uint8Array, member: Uint8Array): number {
  let at = skipBlanks(bytes, 0);
  if (bytes[at] !== 123 /* { */) return -1;
  for (;;) {
    const key = skipBlanks(bytes, at + 1);
    if (bytes[key] !== QUOTE) return -1;
    const keyEnd = skipText(bytes, key);
    at = skipBlanks(bytes, keyEnd);
    if (bytes[at] !== COLON) return -1;
    at = skipBlanks(bytes, at + 1);
    const isMember = keyEnd - key - 2 === member.length && member.every((byte, i) => bytes[key + 1 + i] === byte);
    if (isMember) return bytes[at] === QUOTE ? at + 1 : -1;
    at = skipBlanks(bytes, skipValue(bytes, at));
    if (bytes[at] !== COMMA) return -1;
  }
}

/** Returns the offset behind a value. It is not checked here, but by the parser of the rest. */
function skipValue(bytes: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = skipText(bytes, at) - 1;
    else if (byte === 123 /* { */ || byte === 91 /* [ */) depth++;
    else if (byte === 125 /* } */ || byte === 93 /* ] */) depth--;
    if (depth < 0 || (depth === 0 && bytes[at + 1] === COMMA)) return depth < 0 ? at : at + 1;
  }
  return bytes.length;
}

/** @returns the offset behind the closing quote */
function skipText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

function skipBlanks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at] === SPACE || bytes[at] === LINE_FEED || bytes[at] === RETURN || bytes[at] === TAB) at++;
  return at;
}

/** The UTF-16 unit of the escape \uXXXX at an offset; NaN where it is none. */
function unitAt(bytes: Uint8Array, at: number): number {
  const digits = String.fromCharCode(...bytes.subarray(at + 2, at + 6));
  return /^[0-9A-Fa-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : NaN;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

const encoder = new TextEncoder();

function put(target: Uint8Array, at: number, character: string): number {
  return at + encoder.encodeInto(character, target.subarray(at)).written;
}
