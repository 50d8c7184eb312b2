export type SieEncoding = "cp437" | "utf-8" | "windows-1252";

/** The characters of the bytes 80 to FF in code page 437, which the format calls PC8. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ" +
  "áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀" +
  "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** The characters of the bytes 80 to 9F in windows-1252 (WHATWG: the five unassigned ones are C1 controls). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function tableOf(charactersFrom80: string): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    const unit = byte < 0x80 ? NaN : charactersFrom80.charCodeAt(byte - 0x80);
    return Number.isNaN(unit) ? byte : unit;
  });
}

/** The UTF-16 unit of each of the 256 bytes. */
export const TABLES = { cp437: tableOf(CP437), "windows-1252": tableOf(WINDOWS_1252) };

/** Maps the UTF-16 units beyond ASCII that the code page has to their bytes. */
export function byteByCharacter(table: Uint16Array): Map<number, number> {
  const bytes = new Map<number, number>();
  for (let byte = 0x80; byte < 0x100; byte++) bytes.set(table[byte] ?? byte, byte);
  return bytes;
}
