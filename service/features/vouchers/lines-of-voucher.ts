import { isKnownLabel, isRowLabel } from "../../books/sie/read-records";
import { SieScanner } from "../../books/sie/scanner";
import { SieSource } from "../../books/sie/source";

/**
 * The lines of a SIE file from a #VER to the end of its rows, which is where the reader ends the voucher: at the brace
 * that closes it, or before the next known record of another kind where that brace is missing.
 * @param text the file in UTF-8
 * @param line number of the #VER's line, from 1
 */
export function linesOfVoucher(text: Uint8Array, line: number): string[] {
  const source = new SieSource(text);
  const start = source.lineStart(line);
  const scanner = new SieScanner(new SieSource(source.bytes.subarray(start)));
  let isWithin = false;
  let end = 0;
  for (let kind = scanner.nextLine(); kind !== null; kind = scanner.restOfLine() ?? scanner.nextLine()) {
    if (!isWithin) {
      // Other text may precede #VER on its line, such as the brace that closes the voucher before.
      isWithin = scanner.label === "#VER";
    } else if (kind === "record" && isKnownLabel(scanner.label) && !isRowLabel(scanner.label)) break;
    end = scanner.nextLineStart;
    if (isWithin && kind === "close") break;
  }
  if (end === 0) return [];
  const lines = source.text(start, start + end).replace(/[\r\n]+$/, "");
  return lines.split(/\r*\n/);
}
