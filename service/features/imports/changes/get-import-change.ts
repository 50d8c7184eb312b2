import { serialize } from "node:v8";
import { and, asc, inArray } from "drizzle-orm";
import * as z from "zod";
import {
  VOUCHER_CHANGE_ROWS,
  type ChangedAmount,
  type ChangedVoucher,
  type ChangedVoucherList,
  type ImportChange,
  type VoucherState,
} from "@/contract/imports/import-change";
import { VOUCHER_CHANGES } from "@/contract/imports/voucher-changes";
import { queryNumber } from "@/contract/query-number";
import { text } from "@/contract/text";
import type { Db } from "../../../platform/db/database";
import { importedFile } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import { requireItemAccess } from "../../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import type { FiscalYearRow } from "../../fiscal-years/fiscal-year-row";
import { ofLedger } from "../imported-files";
import type { Ledger } from "../ledger";
import { optionsOf } from "../read-file";
import { daysAfterEach, filesBefore, findImport, toSieImport, type StoredImportRow } from "../stored-imports";
import { changedKeyFigures, periodsOf } from "./changed-key-figures";
import { compareBooks, type ComparedAmount, type Comparison, type KeptBooks } from "./compare-books";
import { MAX_CHANGES, type ComparedState, type ComparedVoucher } from "./compare-vouchers";
import { RecentComparisons } from "./recent-comparisons";

const RECENT = new RecentComparisons();

export const CHANGES_QUERY = {
  change: z.enum(VOUCHER_CHANGES).optional(),
  account: text().optional(),
  text: text().optional(),
  limit: queryNumber(1, VOUCHER_CHANGE_ROWS.max).optional(),
  offset: queryNumber(0).optional(),
};

/** Compares the books before and after an import: accounts, key figures, and the number of vouchers that differ. */
export async function getImportChange(context: RequestContext, companyId: string, id: string): Promise<ImportChange> {
  const found = await requireImport(context, companyId, id);
  const { stored, year, ofYear } = found;
  const { state, comparison } = await compareWithBefore(context, found);
  const { at, user, fiscalYear, program, action } = toSieImport(stored, year, ofYear);
  const response = {
    import: { id, at, user, fiscalYear, program, action },
    state,
    currency: yearsOf(found).after.currency,
    isInBooks: stored.replacedBy === null && stored.takenBackAt === null,
  };
  if (!comparison) return response;
  const { before, after, accounts, counts } = comparison;
  const ledger = { companyId, fiscalYearId: year.id };
  const { months, keyFigures } = await context.db.transaction(
    (tx) => changedKeyFigures(tx, ledger, comparison, context.language),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const names = new Map(comparison.names);
  return {
    ...response,
    books: {
      accounts: accounts.map(({ number, opening, closing, months: changedMonths }) => ({
        number,
        name: names.get(number) ?? "",
        opening: toAmount(opening),
        closing: toAmount(closing),
        months: changedMonths.map(({ month, ...amount }) => ({ month, ...toAmount(amount) })),
      })),
      vouchers: { before: before.vouchers, after: after.vouchers, ...counts },
      months: periodsOf(months),
      keyFigures,
    },
  };
}

/** The vouchers that an import added, removed, changed or renumbered, by date. */
export async function listChangedVouchers(
  context: RequestContext,
  companyId: string,
  id: string,
  query: ReadQuery,
): Promise<ChangedVoucherList> {
  const found = await requireImport(context, companyId, id);
  const {
    change,
    account,
    text: searchText = "",
    limit = VOUCHER_CHANGE_ROWS.default,
    offset = 0,
  } = query(CHANGES_QUERY);
  const { comparison } = await compareWithBefore(context, found);
  if (!comparison) return { count: 0, isComplete: true, vouchers: [] };
  const { changes, counts } = comparison;
  const matching = changes.filter(
    (voucher) =>
      (change === undefined || voucher.change === change) &&
      (account === undefined || voucher.accounts.includes(account)) &&
      (searchText === "" || hasText(voucher, searchText.toLowerCase())),
  );
  const names = new Map(comparison.names);
  const { before, after } = filesOf(found);
  const [old, now] = [before, after].map((files) => files.map((file) => file.id));
  return {
    count: matching.length,
    isComplete: Object.values(counts).reduce((sum, count) => sum + count, 0) <= MAX_CHANGES,
    vouchers: matching.slice(offset, offset + limit).map((voucher) => toChangedVoucher(voucher, old!, now!, names)),
  };
}

type FoundImport = Awaited<ReturnType<typeof findImport>>;

async function requireImport(context: RequestContext, companyId: string, id: string): Promise<FoundImport> {
  const { item } = await requireItemAccess(context, companyId, "sie.import", () =>
    findImport(context.db, companyId, id),
  );
  return item;
}

/** The imports that the year's books were made from before this import, and after it. */
function filesOf({ stored, ofYear }: Pick<FoundImport, "stored" | "ofYear">) {
  const before = filesBefore(stored, ofYear);
  return { before, after: stored.action === "added" ? [...before, stored] : [stored] };
}

/** The fiscal year before the import, and after it. */
function yearsOf({ stored, year, ofYear }: FoundImport) {
  // `yearBefore` of the next import has the days that this import gave the year. Its currency may be one that users
  // have set since.
  const next = ofYear
    .filter(({ sequence, takenBackAt, yearBefore }) => sequence > stored.sequence && !takenBackAt && yearBefore)
    .sort((a, b) => a.sequence - b.sequence)[0];
  return { before: stored.yearBefore ?? year, after: next?.yearBefore ?? year };
}

/** Compares the books before and after an import; `comparison` is null in a state in which they cannot be compared. */
async function compareWithBefore(context: RequestContext, found: FoundImport) {
  const { stored, year } = found;
  const { before, after } = filesOf(found);
  if (stored.takenBackAt) return { state: "takenBack" as const, comparison: null };
  if (stored.action === "new") return { state: "nothingBefore" as const, comparison: null };
  if (before.length === 0) return { state: "notKept" as const, comparison: null };
  const years = yearsOf(found);
  // An import cannot add vouchers in another currency than the fiscal year's, but it can replace the year with one.
  // Users who set another currency afterwards relabel the amounts, which are still those that the import compares.
  const currencies: unknown[] = [years.after.currency, stored.options.currency];
  if (stored.action === "replaced" && !currencies.includes(years.before.currency))
    return { state: "otherCurrency" as const, comparison: null };
  const days = (row: { firstDay: string; lastDay: string }) => ({ start: row.firstDay, end: row.lastDay });
  const [daysBefore, daysAfter] = [days(years.before), days(years.after)];
  const key = JSON.stringify([
    year.companyId,
    before.map((file) => file.id),
    daysBefore,
    after.map((file) => file.id),
    daysAfter,
  ]);
  const ledger = { companyId: year.companyId, fiscalYearId: year.id };
  const comparison = await RECENT.get(key, async () =>
    compare(
      context,
      { days: daysBefore, files: await readFiles(context.db, ledger, before, years.before) },
      { days: daysAfter, files: await readFiles(context.db, ledger, after, years.after) },
    ),
  );
  return { state: "compared" as const, comparison };
}

/** @param year the fiscal year after the last of the imports */
async function readFiles(
  db: Db,
  ledger: Ledger,
  files: readonly StoredImportRow[],
  year: Pick<FiscalYearRow, "firstDay" | "lastDay">,
): Promise<KeptBooks["files"]> {
  const days = daysAfterEach(files, year);
  const sequences = files.map(({ sequence }) => sequence);
  const rows = await db
    .select({ content: importedFile.content, options: importedFile.options })
    .from(importedFile)
    .where(and(ofLedger(ledger), inArray(importedFile.sequence, sequences)))
    .orderBy(asc(importedFile.sequence));
  const stored = rows.flatMap(({ content, options }, i) =>
    content ? { content, options: optionsOf(options), days: days[i]! } : [],
  );
  // A file is missing when its import was taken back, or deleted by a later import, after the caller found it.
  if (stored.length === files.length) return stored;
  throw new HttpError("dataBusy", "The imports have changed meanwhile.");
}

/** Compares in a worker thread when the service has any. */
async function compare({ workers }: RequestContext, before: KeptBooks, after: KeptBooks): Promise<Comparison> {
  if (!workers) return compareBooks(before, after);
  const { value, lists } = await workers.run<Omit<Comparison, "accounts" | "names" | "changes">>({
    kind: "compare",
    bytes: serialize([before, after]),
  });
  // The worker sends the members that `value` lacks as lists, whose items have no type.
  return { ...value, ...lists } as Comparison;
}

function toAmount({ before, after }: ComparedAmount): ChangedAmount {
  return { before: Number(before), after: Number(after), difference: Number(after - before) };
}

function hasText({ before, after, rows, unlistedTexts }: ComparedVoucher, searchText: string): boolean {
  const texts = [before, after].flatMap((state) =>
    state ? [`${state.series} ${state.number}`, `${state.series}${state.number}`, state.text] : [],
  );
  return [...texts, ...rows.map((row) => row.text), ...unlistedTexts].some((part) =>
    part.toLowerCase().includes(searchText),
  );
}

function toChangedVoucher(
  { change, before, after, rows, rowCount }: ComparedVoucher,
  oldFiles: readonly string[],
  newFiles: readonly string[],
  names: ReadonlyMap<string, string>,
): ChangedVoucher {
  const toState = ({ file, debit, ...state }: ComparedState, files: readonly string[]): VoucherState => ({
    ...state,
    debit: Number(debit),
    import: files[file]!,
  });
  return {
    change,
    ...(before && { before: toState(before, oldFiles) }),
    ...(after && { after: toState(after, newFiles) }),
    rows: rows.map(({ account, amount, quantity, ...row }) => ({
      ...row,
      account: { number: account, name: names.get(account) ?? "" },
      amount: Number(amount),
      ...(quantity !== null && { quantity }),
    })),
    rowCount,
  };
}
