import { byteByCharacter, TABLES } from "@/contract/imports/sie-bytes-tables";
import { Yielder } from "../../platform/jobs/yielding";
import { expandText } from "../imports/imported-files";

/** Bytes of text per piece. */
const SLICE = 256 * 1024;

/**
 * Restores the bytes of an imported SIE file, whose text is stored in UTF-8. If its encoding is unknown or lacks a
 * character of the text, the result is UTF-8.
 * @param content the compressed text
 * @param encoding the encoding of the imported file
 */
export async function* sieFileBytes(content: Uint8Array, encoding: string): AsyncGenerator<Uint8Array> {
  const text = await expandText(content);
  const table = encoding === "cp437" || encoding === "windows-1252" ? TABLES[encoding] : null;
  const encoded = table && (await encode(text, byteByCharacter(table)));
  if (encoded) yield* encoded;
  else for (let from = 0; from < text.length; from += SLICE) yield text.subarray(from, from + SLICE);
}

/** Encodes text in a code page; null when a character is not in it. */
async function encode(text: Uint8Array, byteOf: ReadonlyMap<number, number>): Promise<Uint8Array[] | null> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const yielder = new Yielder();
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < text.length; from += SLICE) {
    const characters = decoder.decode(text.subarray(from, from + SLICE), { stream: from + SLICE < text.length });
    const piece = new Uint8Array(characters.length);
    for (let i = 0; i < characters.length; i++) {
      const unit = characters.charCodeAt(i);
      const byte = unit < 0x80 ? unit : byteOf.get(unit);
      if (byte === undefined) return null;
      piece[i] = byte;
    }
    pieces.push(piece);
    if (yielder.shouldYield) await yielder.yield();
  }
  return pieces;
}
