import { byteByCharacter, TABLES, type SieEncoding } from "../sie-bytes-tables";

/** The bytes of a text in an encoding that has all of its letters. */
export function encode(text: string, encoding: SieEncoding): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  const bytes = byteByCharacter(TABLES[encoding]);
  return Uint8Array.from(text, (letter) => {
    const unit = letter.charCodeAt(0);
    const byte = unit < 0x80 ? unit : bytes.get(unit);
    if (byte === undefined) throw new Error(`${encoding} has no letter ${letter}`);
    return byte;
  });
}

/** Programs that decode every file from one encoding, whatever its own. */
export const READERS = {
  "ISO 8859-1": (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1"),
  "windows-1252": (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes),
  "code page 437": (bytes: Uint8Array) =>
    Array.from(bytes, (byte) => String.fromCharCode(TABLES.cp437[byte] ?? 0)).join(""),
  "UTF-8": (bytes: Uint8Array) => new TextDecoder().decode(bytes),
};
