import { bytesByUnit, TABLES } from "@/contract/sie-bytes-tables";

const CP437 = bytesByUnit(TABLES.cp437);
const UNKNOWN = "?".charCodeAt(0);

/** CRC-32 as in zlib (polynomial EDB88320, reflected), one byte at a time. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/**
 * The checksum that #KSUMMA states: over labels and fields in code page 437, without the blanks between fields, quotation
 * marks, braces and line ends; \" counts as ". `text` is what stands between the lines of the two #KSUMMA.
 */
export function sieChecksum(text: string): number {
  let crc = 0xffffffff;
  let quoted = false;
  let inList = false;
  let atFieldStart = true;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\n" || character === "\r") {
      quoted = inList = false;
      atFieldStart = true;
      continue;
    }
    if (quoted) {
      if (character === '"' && endsField(text, at + 1, inList)) {
        quoted = false;
        atFieldStart = true;
        continue;
      }
      if (character === "\\" && text.charAt(at + 1) === '"') at++;
    } else if (character === " " || character === "\t") {
      atFieldStart = true;
      continue;
    } else if (atFieldStart && character === '"') {
      quoted = true;
      continue;
    } else if (character === "{" || character === "}") {
      inList = character === "{";
      atFieldStart = true;
      continue;
    }
    atFieldStart = false;
    const unit = text.charCodeAt(at);
    const byte = unit < 0x80 ? unit : (CP437.get(unit) ?? UNKNOWN);
    crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** As in the scanner: a quotation mark within a word closes nothing. In an object list a brace may follow. */
function endsField(text: string, at: number, inList: boolean): boolean {
  const next = text.charAt(at);
  return next === "" || " \t\r\n".includes(next) || (inList && next === "}");
}
