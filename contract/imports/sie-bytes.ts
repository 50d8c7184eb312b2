import { TABLES, type SieEncoding } from "./sie-bytes-tables";

export type DecodedSie = { text: string; encoding: SieEncoding };

/**
 * Decodes the bytes of a SIE file by their content: every file says #FORMAT PC8, which is code page 437, but cloud
 * programs write UTF-8 (with or without a byte order mark) or windows-1252. A byte order mark is not part of the text.
 */
export function decodeSieBytes(bytes: Uint8Array): DecodedSie {
  const histogram = new Uint32Array(256);
  countBytes(bytes, histogram);
  const utf8 = hasContinuations(histogram) ? decodeUtf8(bytes) : null;
  if (utf8 !== null) return { text: utf8, encoding: "utf-8" };
  const encoding = likelierCodePage(histogram);
  return { text: decodeSingleBytes(bytes, TABLES[encoding]), encoding };
}

/** Adds the number of times that each byte occurs to the 256 counts. */
export function countBytes(bytes: Uint8Array, histogram: Uint32Array): void {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    histogram[byte] = (histogram[byte] ?? 0) + 1;
  }
}

export function isAscii(histogram: Uint32Array): boolean {
  return histogram.every((count, byte) => byte < 0x80 || count === 0);
}

/**
 * True if any byte can continue a character of UTF-8. Without one, bytes beyond ASCII are not UTF-8, except a last one
 * that begins a character which is cut off.
 */
export function hasContinuations(histogram: Uint32Array): boolean {
  return histogram.subarray(0x80, 0xc0).some((count) => count > 0);
}

/** Null when the bytes are not UTF-8. An incomplete last character is allowed. */
function decodeUtf8(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Å å Ä ä Ö ö É é, nearly all letters beyond ASCII in Swedish books; the code pages have different bytes for them. */
const SWEDISH = {
  cp437: [0x8f, 0x86, 0x8e, 0x84, 0x99, 0x94, 0x90, 0x82],
  "windows-1252": [0xc5, 0xe5, 0xc4, 0xe4, 0xd6, 0xf6, 0xc9, 0xe9],
};

/** The code page of a file that is not UTF-8, by the counts of its bytes; code page 437 if all bytes are ASCII. */
export function likelierCodePage(histogram: Uint32Array): "cp437" | "windows-1252" {
  const sum = (bytes: number[]) => bytes.reduce((total, byte) => total + (histogram[byte] ?? 0), 0);
  const [cp437, windows] = [sum(SWEDISH.cp437), sum(SWEDISH["windows-1252"])];
  if (cp437 !== windows) return cp437 > windows ? "cp437" : "windows-1252";
  // Usually a file without Swedish letters: compares the letters of all languages, 80–A5 in 437 and C0–FF in 1252.
  const range = (from: number, to: number) => histogram.slice(from, to + 1).reduce((total, count) => total + count, 0);
  return range(0xc0, 0xff) > range(0x80, 0xa5) ? "windows-1252" : "cp437";
}

/** Bytes per call of String.fromCharCode: few enough to pass as arguments, so many that the calls cost nothing. */
const CHUNK = 8192;

function decodeSingleBytes(bytes: Uint8Array, table: Uint16Array): string {
  const units = new Uint16Array(CHUNK);
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const length = Math.min(CHUNK, bytes.length - start);
    for (let i = 0; i < length; i++) units[i] = table[bytes[start + i] ?? 0] ?? 0;
    // Not a spread, which goes through an iterator and takes three times as long.
    text += Reflect.apply(String.fromCharCode, null, length === CHUNK ? units : units.subarray(0, length)) as string;
  }
  return text;
}
