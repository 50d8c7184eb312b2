import { readSie, type ReadSieOptions } from "../read";
import type { SieFile } from "../sie-file";

/** The mandatory records and a year. */
const HEAD = [
  "#FLAGGA 0",
  '#PROGRAM "Test" 1.0',
  "#FORMAT PC8",
  "#GEN 20250101",
  '#FNAMN "Övningsbolaget AB"',
  "#RAR 0 20240101 20241231",
];

/** The line number of the first line passed to {@link readSmall}. */
export const FIRST_LINE = HEAD.length + 1;

/** Reads a file made of the mandatory records and these lines. */
export function readSmall(lines: string[], options?: ReadSieOptions): SieFile {
  return readSie([...HEAD, ...lines, ""].join("\r\n"), options);
}

/** A voucher of 1 February 2024 that balances by itself. */
export const VOUCHER = ["#VER A 1 20240201 Test", "{", "#TRANS 1910 {} 100.00", "#TRANS 3010 {} -100.00", "}"];

/** Codes of the errors and warnings of a file. */
export function codesOf({ errors, warnings }: SieFile): { errors: string[]; warnings: string[] } {
  return { errors: errors.map(({ code }) => code), warnings: warnings.map(({ code }) => code) };
}
