import type { CalendarDay } from "@/contract/calendar";
import type { SieImportRequest } from "@/contract/imports/sie-import";
import { monthlyParts } from "../../books/sie/month-readings";
import { fromMessage, type SieFileMessage } from "../../books/sie/file-message";
import { readSieInSteps } from "../../books/sie/read";
import type { BooksOfFile } from "../../books/balances/books-balances";
import type { SieFile } from "../../books/sie/sie-file";
import type { SieVouchers } from "../../books/sie/vouchers";
import type { WorkerPool } from "../../platform/jobs/worker-pool";
import { selectObjects } from "./select-objects";

/** Options for reading the file of a request; stored with the file, so that it can be read in the same way again. */
export type ImportOptions = Pick<
  SieImportRequest,
  "dimensionObjects" | "excludeEmptyDimensions" | "lastLedgerDate" | "fiscalYearStart" | "fiscalYearEnd"
>;

/** Normalizes the options of a request or of a stored import: equal options become equal JSON. */
export function optionsOf(request: ImportOptions): ImportOptions {
  const { dimensionObjects, excludeEmptyDimensions, lastLedgerDate, fiscalYearStart, fiscalYearEnd } = request;
  return {
    ...(dimensionObjects && { dimensionObjects: [...new Set(dimensionObjects)].sort() }),
    ...(excludeEmptyDimensions && { excludeEmptyDimensions }),
    ...(lastLedgerDate && { lastLedgerDate }),
    ...(fiscalYearStart && { fiscalYearStart }),
    ...(fiscalYearEnd && { fiscalYearEnd }),
  };
}

/** Reads a file in steps, between which the event loop can do other work. */
export function readFile(
  text: Uint8Array,
  { fiscalYearStart: start, fiscalYearEnd: end }: Pick<ImportOptions, "fiscalYearStart" | "fiscalYearEnd">,
): Promise<SieFile> {
  return readSieInSteps(text, { fiscalYear: { ...(start && { start }), ...(end && { end }) } });
}

/** Reads a stored file, in a worker thread when the service has any. */
export async function readStoredFile(
  text: Uint8Array,
  options: ImportOptions,
  workers: WorkerPool | undefined,
): Promise<SieFile> {
  if (!workers) return readFile(text, options);
  const { value, lists } = await workers.run<SieFileMessage>({ kind: "storedFile", bytes: text, options });
  return fromMessage(value, lists);
}

/**
 * Returns a file's books for one fiscal year: the file with these vouchers and only the objects that were chosen.
 * Vouchers and #PSALDO after the last ledger date do not count; budgets and balances of the whole year stay.
 */
export function booksOf(file: SieFile, vouchers: SieVouchers, options: ImportOptions): BooksOfFile {
  const { lastLedgerDate } = options;
  const chosen = selectObjects({ ...withoutObjectAmounts(file), vouchers }, options);
  if (lastLedgerDate === undefined) return chosen;
  return {
    ...chosen,
    vouchers: chosen.vouchers.filter(({ date }) => date <= lastLedgerDate),
    // Monthly amounts cannot be split by day, so the whole month of that day stays.
    lastMonth: lastLedgerDate.slice(0, 7),
  };
}

/**
 * Returns a stored file's books for the fiscal year that it was imported to. A file with only vouchers (4I) gives only
 * the vouchers of this year, since its others were imported to other years.
 */
export function booksInYear(
  file: SieFile,
  days: { start: CalendarDay; end: CalendarDay },
  options: ImportOptions,
): BooksOfFile {
  if (file.sieType !== "4I") return booksOf(file, file.vouchers, options);
  const vouchers = file.vouchers.filter(({ date }) => days.start <= date && date <= days.end);
  vouchers.moveRowsInto(days);
  return booksOf(file, vouchers, options);
}

/**
 * Drops monthly amounts of objects from a file of type 2, since the type has no objects. When those of an account agree
 * with its #UB or #RES only if the objects' are added, they become monthly amounts of the account instead.
 */
function withoutObjectAmounts(file: SieFile): SieFile {
  if (file.sieType !== "2") return file;
  const parts = monthlyParts(file);
  return {
    ...file,
    monthlyAmounts: file.monthlyAmounts
      .filter((record) => record.objects.length === 0 || parts.has(record))
      .map((record) => (record.objects.length === 0 ? record : { ...record, objects: [] })),
  };
}
