import { byteByCharacter, TABLES, type SieEncoding } from "./sie-bytes-tables";

/** `repairedFrom`: the encoding the file really has; null if the text is unchanged. */
export type RepairedSie = { text: string; repairedFrom: SieEncoding | null };

type Misreading = {
  /** The real encoding of the bytes, and the one they were decoded with. */
  encoding: SieEncoding;
  readAs: keyof typeof TABLES;
  /** The characters that ÅåÄäÖöÉé (for UTF-8, their first bytes) became. */
  traces: string;
};

// ISO 8859-1 differs from windows-1252 only in 80–9F, where it has the C1 controls; the traces include both.
const MISREADINGS: Misreading[] = [
  // Ã and ├ are the first byte of a letter; ï and ∩ are the first byte of U+FFFD in a file that was already damaged.
  { encoding: "utf-8", readAs: "windows-1252", traces: "Ãï" },
  { encoding: "utf-8", readAs: "cp437", traces: "├∩" },
  { encoding: "cp437", readAs: "windows-1252", traces: "\u008f†Ž„™”‚\u0086\u008e\u0084\u0099\u0094\u0090\u0082" },
  { encoding: "windows-1252", readAs: "cp437", traces: "┼σ─Σ╓÷╔Θ" },
];

const SWEDISH_LETTERS = "ÅåÄäÖöÉé";

/**
 * Repairs the text of a SIE file whose sender decoded the bytes in the wrong code page, if nothing was lost by that.
 * A correct text, or one that is damaged beyond repair (U+FFFD), is returned unchanged.
 */
export function repairMisdecodedSie(text: string): RepairedSie {
  return repair(countBeyondAscii(text), () => text) ?? { text, repairedFrom: null };
}

/** Like {@link repairMisdecodedSie}, for a text in UTF-8. It is decoded only if it may need a repair. */
export function repairMisdecodedUtf8(text: Uint8Array): { text: Uint8Array; repairedFrom: SieEncoding | null } {
  const repaired = repair(countInUtf8(text), () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(text));
  return repaired ? { ...repaired, text: new TextEncoder().encode(repaired.text) } : { text, repairedFrom: null };
}

/** The repaired text; null if the text needs no repair. */
function repair(counts: Map<number, number>, textOf: () => string): RepairedSie | null {
  const count = (letters: string) =>
    Array.from(letters).reduce((total, letter) => total + (counts.get(letter.charCodeAt(0)) ?? 0), 0);
  const correct = count(SWEDISH_LETTERS);
  const likely = MISREADINGS.map((misreading) => ({ misreading, found: count(misreading.traces) }))
    .filter(({ found }) => found > correct)
    .sort((a, b) => b.found - a.found);
  for (const { misreading, found } of likely) {
    const repaired = readAgain(textOf(), misreading, found, counts);
    if (repaired !== null) return { text: repaired, repairedFrom: misreading.encoding };
  }
  return null;
}

/** Counts each character beyond ASCII. Characters above U+FFFF, which no code page has, are counted together. */
function countInUtf8(bytes: Uint8Array): Map<number, number> {
  const counts = new Uint32Array(0x10000);
  // Almost all bytes are ASCII, which is skipped four bytes at a time.
  const isAligned = bytes.byteOffset % 4 === 0;
  const words = isAligned ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : new Uint32Array();
  for (let i = 0; i < bytes.length; i++) {
    while (i % 4 === 0 && i >> 2 < words.length && ((words[i >> 2] ?? 0) & 0x80808080) === 0) i += 4;
    const byte = bytes[i] ?? 0;
    if (byte < 0xc0) continue;
    const [second, third] = [(bytes[i + 1] ?? 0) & 0x3f, (bytes[i + 2] ?? 0) & 0x3f];
    const unit = byte < 0xe0 ? ((byte & 0x1f) << 6) | second : ((byte & 0x0f) << 12) | (second << 6) | third;
    const character = byte < 0xf0 ? unit : 0xffff;
    counts[character] = (counts[character] ?? 0) + 1;
  }
  const found = new Map<number, number>();
  for (const [character, count] of counts.entries()) if (count > 0) found.set(character, count);
  return found;
}

function countBeyondAscii(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return counts;
}

/** Decodes the text again; null if it cannot be the result of this misreading. */
function readAgain(
  text: string,
  { encoding, readAs }: Misreading,
  found: number,
  counts: Map<number, number>,
): string | null {
  const bytes = byteByCharacter(TABLES[readAs]);
  if (readAs === "windows-1252") for (let c1 = 0x80; c1 < 0xa0; c1++) bytes.set(c1, c1);
  if (Array.from(counts.keys()).some((unit) => !bytes.has(unit))) return null;
  if (encoding === "utf-8") return decodeUtf8(text, bytes);
  // Nearly all letters beyond ASCII in Swedish books are those that leave traces, so most characters beyond ASCII must
  // be traces.
  if (found * 2 <= total(counts) || !isInsideWords(text, encoding)) return null;
  const table = TABLES[encoding];
  return text.replace(/[^\0-\x7f]/g, (unit) => String.fromCharCode(table[bytes.get(unit.charCodeAt(0)) ?? 0] ?? 0));
}

function decodeUtf8(text: string, bytesOfUnits: Map<number, number>): string | null {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[i] = unit < 0x80 ? unit : (bytesOfUnits.get(unit) ?? 0);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function total(counts: Map<number, number>): number {
  return Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
}

/**
 * True if a trace is a C1 control or is where only a letter can be. Correct text may have the other traces as
 * quotation marks, ™, box drawing or Greek letters, so their number alone proves nothing.
 */
function isInsideWords(text: string, encoding: "cp437" | "windows-1252"): boolean {
  return encoding === "cp437"
    ? /[\x82\x84\x86\x8e-\x90\x94\x99]|[A-Za-z][†„”‚][A-Za-z]|(?<![A-Za-z])[Ž™][a-z]|[A-Z][Ž™][A-Z]/.test(text)
    : /[A-Za-z][σΣ÷Θ][A-Za-z]|(?<![A-Za-z])[┼─╓╔][a-z]|[A-Z][┼─╓╔][A-Z]/.test(text);
}
