import { randomBytes } from "node:crypto";
import type { BooksOfFile } from "../../books/balances/books-balances";
import type { SieFile } from "../../books/sie/sie-file";
import { EUBAS97 } from "../../figures/eubas97";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { fiscalYearIs } from "../fiscal-years/fiscal-year-row";
import { storeImportedText, storeImportedFile, replaceFiles } from "./imported-files";
import { lastLedgerDate } from "./last-ledger-date";
import type { Ledger } from "./ledger";
import type { YearPlan } from "./plan-years";
import type { ImportReport, ReportRows } from "./progress";
import { booksOf, type ImportOptions } from "./read-file";
import type { ImportRequest } from "./receive-file";
import type { Remarks } from "./remarks";
import { addVouchers, clearBooks, storeBooks } from "./store-books";
import type { ImportOutcome } from "./summarize";
import { vouchersHash } from "./vouchers-hash";

/** Increase it when the same file gives other books: fiscal years with a smaller version are read again. */
export const READING_VERSION = 3;

/** Performs the plan of one fiscal year and returns the year's id. It is not called in a dry run. */
export async function storeYear(
  tx: Db,
  context: RequestContext,
  plan: YearPlan,
  importing: ImportState,
): Promise<string> {
  const { request, options, file, outcome } = importing;
  const { existing } = plan;
  const companyId = outcome.company!.id;
  const fiscalYearId = existing?.id ?? randomBytes(16).toString("hex");
  const ledger = { companyId, fiscalYearId };
  const books = booksOf(file, plan.vouchers, options);
  const last = lastLedgerDate(books, plan, options);
  const adding = plan.mode === "add" && existing !== null;
  const values = {
    firstDay: plan.start,
    lastDay: plan.end,
    currency: adding ? existing.currency : importing.currency,
    chartOfAccountsId: request.chartOfAccountsId ?? existing?.chartOfAccountsId ?? EUBAS97,
    lastLedgerDate: adding && existing.lastLedgerDate > last ? existing.lastLedgerDate : last,
    activePeriodLastUpdate: context.now,
    // The other files of the year are not read again.
    readingVersion: adding ? existing.readingVersion : READING_VERSION,
  };
  if (existing) {
    await tx.update(fiscalYear).set(values).where(fiscalYearIs(companyId, fiscalYearId));
  } else await tx.insert(fiscalYear).values({ ...ledger, id: fiscalYearId, ...values });
  const { id: importId, sequence } = await storeImportedFile(tx, context, ledger, {
    file,
    textHash: importing.textHash,
    encoding: outcome.encoding,
    options,
    currency: values.currency,
    warnings: importing.remarks.warnings,
    action: existing === null ? "new" : adding ? "added" : "replaced",
    before: existing,
    // Only added vouchers can be imported twice by mistake; replaced books have them only once.
    vouchersHash: plan.mode === "add" ? await vouchersHash(plan.vouchers) : "",
  });
  outcome.importIds.push(importId);
  if (plan.mode === "replace") await replaceFiles(tx, ledger, sequence);
  await storeBooksOfFile(tx, ledger, plan.mode, books, sequence, (rows) =>
    importing.report.storing(rows, books.vouchers.rowCount),
  );
  await storeImportedText(tx, ledger, sequence, await importing.content!);
  await audit(tx, context, {
    action: "import",
    resource: "FiscalYear",
    resourceId: fiscalYearId,
    companyId,
    after: {
      program: file.identification.program,
      sieType: file.sieType,
      start: plan.start,
      end: plan.end,
      ...file.counts,
    },
  });
  return fiscalYearId;
}

/** Replaces the books of the fiscal year with the file's, or adds the file's vouchers to them. */
async function storeBooksOfFile(
  tx: Db,
  ledger: Ledger,
  mode: YearPlan["mode"],
  books: BooksOfFile,
  sequence: number,
  report: ReportRows,
): Promise<void> {
  if (mode === "add") return addVouchers(tx, ledger, books, sequence, report);
  await clearBooks(tx, ledger);
  await storeBooks(tx, ledger, books, sequence, report);
}

/** An import that is running: its request and file, and the remarks and the outcome so far. */
export interface ImportState {
  request: ImportRequest;
  options: ImportOptions;
  /** The currency of a year that the import makes or replaces; one that it adds to keeps its own. */
  currency: string;
  /** The file in UTF-8. */
  text: Uint8Array;
  textHash: string;
  /** The compressed file, while it is being compressed; null in a dry run. */
  content: Promise<Uint8Array> | null;
  file: SieFile;
  remarks: Remarks;
  outcome: ImportOutcome;
  report: ImportReport;
}
