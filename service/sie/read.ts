import type { CalendarDay } from "@/contract/dates";
import { checkFile } from "./check-file";
import { SieDraft } from "./draft";
import { SieNotes } from "./notes";
import { readRecords } from "./read-records";
import type { SieFile } from "./sie-file";
import { detectType } from "./sie-type";

export type ReadSieOptions = {
  /** The first and last day of year 0, where the file's own #RAR 0 is not to count; either may be left to the file. */
  fiscalYear?: { start?: CalendarDay; end?: CalendarDay };
};

/**
 * Reads the text of a SIE file of type 1–4 (contract/sie-bytes decodes it) and checks it. Never throws: what is wrong
 * stands in `errors` (then nothing of the file may be stored) and `warnings`.
 */
export function readSie(source: string, { fiscalYear }: ReadSieOptions = {}): SieFile {
  const text = prepare(source);
  const notes = new SieNotes();
  const draft = new SieDraft();
  readRecords(text, draft, notes);
  if (fiscalYear) setYear(draft, fiscalYear);
  const file = finish(draft, text);
  checkFile(file, draft, text, notes);
  return { ...file, ...notes.finish(text) };
}

function setYear(draft: SieDraft, given: NonNullable<ReadSieOptions["fiscalYear"]>): void {
  const written = draft.years.get(0);
  const start = given.start ?? written?.start;
  const end = given.end ?? written?.end;
  if (start && end) draft.years.set(0, { index: 0, start, end, lineNo: written?.lineNo ?? 0 });
}

/** Takes away what is no part of the records, without moving a line. */
function prepare(source: string): string {
  let text = source.startsWith("\ufeff") ? source.slice(1) : source;
  // The end-of-file character of DOS.
  if (text.endsWith("\x1a")) text = text.slice(0, -1);
  if (!text.includes("\n")) text = text.replaceAll("\r", "\n");
  // Composed, as everything the service stores.
  return /[\u0300-\u036f]/.test(text) ? text.normalize("NFC") : text;
}

function finish(draft: SieDraft, text: string): SieFile {
  const accounts = Array.from(draft.accounts.values());
  const dimensions = Array.from(draft.dimensions.values()).sort((a, b) => a.number - b.number);
  const objects = Array.from(draft.objects.values());
  return {
    sieType: detectType(draft),
    identification: draft.identification,
    alreadyImported: draft.flag === "1",
    balancesThrough: draft.balancesThrough,
    years: Array.from(draft.years.values()).sort((a, b) => b.index - a.index),
    accounts,
    dimensions,
    objects,
    balances: Array.from(draft.balances.values()),
    monthlyAmounts: Array.from(draft.monthlyAmounts.values()),
    vouchers: draft.vouchers,
    counts: {
      accounts: countDeclared(accounts),
      vouchers: draft.vouchers.length,
      rows: draft.rows,
      dimensions: countDeclared(dimensions),
      objects: countDeclared(objects),
    },
    damagedCharacters: countDamage(text),
    errors: [],
    warnings: [],
  };
}

function countDeclared(records: readonly { declared: boolean }[]): number {
  return records.reduce((count, { declared }) => count + (declared ? 1 : 0), 0);
}

function countDamage(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) count++;
  return count;
}
