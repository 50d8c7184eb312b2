import { repairMisdecodedUtf8 } from "@/contract/imports/sie-bytes-repair";
import { TABLES, type SieEncoding } from "@/contract/imports/sie-bytes-tables";
import { countBytes, hasContinuations, isAscii, likelierCodePage } from "@/contract/imports/sie-bytes";
import type { SieImportSummary } from "@/contract/imports/sie-import";

/** The file is larger than allowed. */
export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

/**
 * Decodes the bytes of a SIE file as decodeSieBytes does, but into UTF-8, and keeps a byte order mark, so that an
 * export of the file has it too. The file never becomes one string, so it may be larger than a string can be.
 * @throws FileTooLarge as soon as more than `maxBytes` have arrived
 */
export async function decodeSieFile(
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ text: Uint8Array; encoding: SieEncoding }> {
  const received: Uint8Array[] = [];
  const histogram = new Uint32Array(256);
  const utf8 = new Utf8Check();
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > maxBytes) throw new FileTooLarge(`more than ${maxBytes} bytes`);
    countBytes(piece, histogram);
    utf8.add(piece);
    received.push(piece);
  }
  const isPlainAscii = isAscii(histogram);
  if (isPlainAscii || (utf8.isValid && hasContinuations(histogram))) {
    const whole = joined(received, length, (piece) => piece);
    return isPlainAscii
      ? { text: whole, encoding: "cp437" }
      : { text: whole.subarray(0, length - incompleteEnd(whole)), encoding: "utf-8" };
  }
  const encoding = likelierCodePage(histogram);
  const characters = Array.from(TABLES[encoding], (unit) => Buffer.from(String.fromCharCode(unit)));
  const size = histogram.reduce((sum, count, byte) => sum + count * characters[byte]!.length, 0);
  return { text: joined(received, size, (piece) => transcode(piece, characters)), encoding };
}

/**
 * Joins the pieces, each converted by `convert`, and releases each as soon as it is copied.
 * @param length the number of bytes after the conversion
 */
function joined(pieces: Uint8Array[], length: number, convert: (piece: Uint8Array) => Uint8Array): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const bytes = convert(piece);
    whole.set(bytes, at);
    at += bytes.length;
    pieces[index] = EMPTY;
  }
  return whole;
}

const EMPTY = new Uint8Array();

function transcode(piece: Uint8Array, characters: readonly Uint8Array[]): Uint8Array {
  // A character of these code pages has at most three bytes in UTF-8.
  const bytes = new Uint8Array(3 * piece.length);
  let length = 0;
  for (const byte of piece) {
    if (byte < 0x80) bytes[length++] = byte;
    else for (const encoded of characters[byte]!) bytes[length++] = encoded;
  }
  return bytes.subarray(0, length);
}

/** Checks that bytes are UTF-8. An incomplete last character is allowed. */
class Utf8Check {
  isValid = true;
  private readonly decoder = new TextDecoder("utf-8", { fatal: true });

  add(piece: Uint8Array): void {
    if (!this.isValid) return;
    try {
      this.decoder.decode(piece, { stream: true });
    } catch {
      this.isValid = false;
    }
  }
}

/** The number of bytes of an incomplete character at the end of UTF-8 text. */
function incompleteEnd(text: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, text.length); back++) {
    const byte = text[text.length - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/**
 * Repairs text that a client decoded in the wrong code page without loss, such as CP437 or UTF-8 read as Latin-1. Any
 * other text is returned unchanged, with an unknown encoding.
 */
export function repairText(data: Uint8Array): { text: Uint8Array; encoding: SieImportSummary["encoding"] } {
  const { text, repairedFrom } = repairMisdecodedUtf8(data);
  return { text, encoding: repairedFrom ?? "unknown" };
}
