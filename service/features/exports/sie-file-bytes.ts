import { bytesByUnit, TABLES } from "@/contract/imports/sie-bytes-tables";
import { Yielder } from "../../platform/jobs/yielding";
import { expandText } from "../imports/imported-files";

const SLICE = 256 * 1024;

/**
 * A stored SIE file in the bytes in which it came. The text is stored in UTF-8: a code page is written again. Where the
 * encoding is unknown, or has not all characters of the text, the file is in UTF-8.
 * @param content the text, compressed
 */
export async function* sieFileBytes(content: Uint8Array, encoding: string): AsyncGenerator<Uint8Array> {
  const text = await expandText(content);
  const table = encoding === "cp437" || encoding === "windows-1252" ? TABLES[encoding] : null;
  const encoded = table && (await encode(text, bytesByUnit(table)));
  if (encoded) yield* encoded;
  else for (let from = 0; from < text.length; from += SLICE) yield text.subarray(from, from + SLICE);
}

/** Null where a character has no byte. */
async function encode(text: Uint8Array, bytes: ReadonlyMap<number, number>): Promise<Uint8Array[] | null> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const yielder = new Yielder();
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < text.length; from += SLICE) {
    const characters = decoder.decode(text.subarray(from, from + SLICE), { stream: from + SLICE < text.length });
    const piece = new Uint8Array(characters.length);
    for (let i = 0; i < characters.length; i++) {
      const unit = characters.charCodeAt(i);
      const byte = unit < 0x80 ? unit : bytes.get(unit);
      if (byte === undefined) return null;
      piece[i] = byte;
    }
    pieces.push(piece);
    if (yielder.shouldYield) await yielder.yield();
  }
  return pieces;
}
