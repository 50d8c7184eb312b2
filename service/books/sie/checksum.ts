import { crc32 } from "node:zlib";
import { byteByCharacter, TABLES } from "@/contract/imports/sie-bytes-tables";
import type { SieSource } from "./source";

const CP437 = byteByCharacter(TABLES.cp437);
const UNKNOWN = "?".charCodeAt(0);
const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const BLANK = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;

/**
 * The checksum that #KSUMMA states: zlib's CRC-32 of labels and fields in code page 437, without the quotation marks
 * around texts, braces outside texts, line ends and blanks between fields; \" within a text counts as ".
 * @param text all lines between the two #KSUMMA, or some whole lines in a row; bytes are UTF-8
 * @param before the checksum of the earlier pieces
 */
export function sieChecksum(text: string | Uint8Array, before = 0): number {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const covered = new Uint8Array(bytes.length);
  let length = 0;
  let quoted = false;
  let inList = false;
  let atFieldStart = true;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LINE_FEED || byte === RETURN) {
      quoted = inList = false;
      atFieldStart = true;
      continue;
    }
    if (quoted) {
      if (byte === QUOTE && endsField(bytes[at + 1], inList)) {
        quoted = false;
        atFieldStart = true;
        continue;
      }
      // As in the scanner, the last backslash of a path at the end of a line does not escape the quotation mark.
      if (byte === BACKSLASH && bytes[at + 1] === QUOTE && !endsLine(bytes[at + 2])) at++;
    } else if (byte === BLANK || byte === TAB) {
      atFieldStart = true;
      continue;
    } else if (atFieldStart && byte === QUOTE) {
      quoted = true;
      continue;
    } else if (byte === BRACE_OPEN || byte === BRACE_CLOSE) {
      inList = byte === BRACE_OPEN;
      atFieldStart = true;
      continue;
    }
    atFieldStart = false;
    const first = bytes[at]!;
    if (first < 0x80) covered[length++] = first;
    else {
      const character = characterAt(bytes, at);
      at += character.bytes - 1;
      covered[length++] = CP437.get(character.code) ?? UNKNOWN;
      // A character of four bytes is two UTF-16 units, and each counts as a question mark.
      if (character.bytes === 4) covered[length++] = UNKNOWN;
    }
  }
  return crc32(covered.subarray(0, length), before);
}

/** Decodes the non-ASCII character at an offset of UTF-8 bytes. */
function characterAt(bytes: Uint8Array, at: number): { code: number; bytes: 2 | 3 | 4 } {
  const first = bytes[at]!;
  const next = (i: number) => bytes[at + i]! & 0x3f;
  if (first < 0xe0) return { code: ((first & 0x1f) << 6) | next(1), bytes: 2 };
  if (first < 0xf0) return { code: ((first & 0x0f) << 12) | (next(1) << 6) | next(2), bytes: 3 };
  return { code: ((first & 0x07) << 18) | (next(1) << 12) | (next(2) << 6) | next(3), bytes: 4 };
}

/** As in the scanner, a quotation mark within a word closes nothing. In an object list a brace may follow. */
function endsField(next: number | undefined, inList: boolean): boolean {
  return endsLine(next) || next === BLANK || next === TAB || (inList && next === BRACE_CLOSE);
}

function endsLine(next: number | undefined): boolean {
  return next === undefined || next === RETURN || next === LINE_FEED;
}

/** A #KSUMMA record; the one that begins the covered part has no value. */
export type WrittenChecksum = { lineNo: number; written: string };

/** Computes the checksum of a file between its two #KSUMMA, in steps. */
export class FileChecksum {
  readonly begin: WrittenChecksum | undefined;
  readonly end: WrittenChecksum | undefined;
  /** The checksum of the covered part; complete once {@link step} has returned false. */
  value = 0;
  private at = 0;
  private stop = 0;

  constructor(
    private readonly source: SieSource,
    written: readonly WrittenChecksum[],
  ) {
    this.begin = written.find((record) => record.written === "");
    this.end = written.findLast((record) => record.written !== "");
    if (!this.begin || !this.end || this.begin.lineNo > this.end.lineNo) return;
    this.at = source.lineStart(this.begin.lineNo + 1);
    this.stop = source.lineStart(this.end.lineNo);
  }

  /** Continues for about `size` bytes, to the end of a line. Returns false if nothing was left. */
  step(size: number): boolean {
    if (this.at >= this.stop) return false;
    const { bytes } = this.source;
    const lineFeed = this.at + size < this.stop ? bytes.indexOf(LINE_FEED, this.at + size) : -1;
    const end = lineFeed < 0 ? this.stop : lineFeed + 1;
    this.value = sieChecksum(bytes.subarray(this.at, end), this.value);
    this.at = end;
    return true;
  }
}
