import { MANY_MARKS } from "@/contract/text";

const LINE_FEED = 10;
const RETURN = 13;
const LINES_PER_MARK = 1024;

/**
 * The text of a file in UTF-8 with an index of its lines. Lines and positions count from 1, positions in UTF-16 units.
 */
export class SieSource {
  bytes: Buffer;
  /** The offset of every 1024th line read so far. */
  private readonly marks = [0];

  constructor(text: string | Uint8Array) {
    this.bytes = prepare(typeof text === "string" ? encode(text) : asBuffer(text));
  }

  /** Makes the bytes a Buffer again in another thread, where they arrive as a Uint8Array. */
  restore(): void {
    this.bytes = asBuffer(this.bytes);
  }

  /** Remembers where a line begins; must be called for each line in order. */
  markLine(lineNo: number, start: number): void {
    if ((lineNo - 1) % LINES_PER_MARK === 0) this.marks[(lineNo - 1) / LINES_PER_MARK] = start;
  }

  text(start: number, end: number): string {
    return this.bytes.toString("utf8", start, end);
  }

  /** The offset at which a line begins, read or not; the end of the text if it has fewer lines. */
  lineStart(lineNo: number): number {
    const mark = Math.min(Math.floor((lineNo - 1) / LINES_PER_MARK), this.marks.length - 1);
    let start = this.marks[mark]!;
    for (let at = mark * LINES_PER_MARK + 1; at < lineNo; at++) {
      const end = this.bytes.indexOf(LINE_FEED, start);
      if (end < 0) return this.bytes.length;
      start = end + 1;
    }
    return start;
  }

  /** The first `maxUnits` UTF-16 units of a line, without its line feed. */
  line(lineNo: number, maxUnits: number): string {
    const start = this.lineStart(lineNo);
    const lineFeed = this.bytes.indexOf(LINE_FEED, start);
    const end = lineFeed < 0 ? this.bytes.length : lineFeed;
    // A UTF-16 unit takes at most three bytes. With one unit more, a character cut in half is beyond the slice.
    return this.text(start, Math.min(end, start + 3 * (maxUnits + 1))).slice(0, maxUnits);
  }

  /** The line and position of the character at an offset. */
  placeOf(offset: number): { lineNo: number; linePos: number } {
    let mark = this.marks.length - 1;
    while (this.marks[mark]! > offset) mark--;
    let lineNo = mark * LINES_PER_MARK + 1;
    let start = this.marks[mark]!;
    for (;;) {
      const end = this.bytes.indexOf(LINE_FEED, start);
      if (end < 0 || end >= offset) break;
      start = end + 1;
      lineNo++;
    }
    return { lineNo, linePos: countUnits(this.bytes, start, offset) + 1 };
  }
}

/** Counts the UTF-16 units of the characters between two offsets. */
export function countUnits(bytes: Uint8Array, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

/**
 * Removes the byte order mark and the end-of-file character, replaces CR by LF in a text without LF, and composes
 * letters. Line numbers stay the same.
 */
function prepare(source: Buffer): Buffer {
  const hasByteOrderMark = source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf;
  // The end-of-file character of DOS.
  const hasEnd = source.at(-1) === 0x1a;
  let bytes = source.subarray(hasByteOrderMark ? 3 : 0, hasEnd ? -1 : undefined);
  if (!bytes.includes(LINE_FEED)) bytes = bytes.map((byte) => (byte === RETURN ? LINE_FEED : byte)) as Buffer;
  // Letters are composed (NFC), as in everything the service stores. These bytes begin U+0300–036F and the signs of
  // ohm, kelvin and ångström, which become the letters Ω, K and Å.
  if (bytes.includes(0xcc) || bytes.includes(0xcd) || bytes.includes("\xe2\x84", 0, "latin1")) {
    const text = bytes.toString();
    // A text with long runs of combining marks is not normalised, because that could take hours.
    if (/[\u0300-\u036f\u2126\u212a\u212b]/.test(text) && !MANY_MARKS.test(text)) bytes = encode(text.normalize("NFC"));
  }
  return bytes;
}

/** Encodes a text into memory of its own: that of a short `Buffer.from(text)` is shared and cannot be transferred. */
function encode(text: string): Buffer {
  return asBuffer(new TextEncoder().encode(text));
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
