import { type ImportState, storeYear } from "./store-year";
import { readCurrency } from "@/contract/fiscal-years/currencies";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { SieFile } from "../../books/sie/sie-file";
import { hasChartOfAccounts } from "../charts-of-accounts/find-chart-of-accounts";
import { relinkCommentedVouchers } from "../comments/commented-vouchers";
import { lockCompany } from "../companies/company-row";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { writesTo } from "../../platform/db/write-queues";
import { HttpError } from "../../platform/http-error";
import { publishImportDone } from "../../platform/metrics/import-done";
import { requireAgencyImportAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { storeFigures } from "../portfolio/store-figures";
import { findTarget } from "./find-target";
import { compressText, currentFiles, textHash, withoutByteOrderMark } from "./imported-files";
import { checkLastLedgerDate } from "./last-ledger-date";
import { fiscalYearsOf, planYears, refuseStrandedData, type YearPlan } from "./plan-years";
import { ImportReport } from "./progress";
import { optionsOf, type ImportOptions } from "./read-file";
import type { ImportRequest, ReceivedFile, ReceiveFile } from "./receive-file";
import { fileNote, quoteLines, type Remarks } from "./remarks";
import { unknownObjects } from "./select-objects";
import { summarize, type ImportOutcome } from "./summarize";
import { vouchersHash } from "./vouchers-hash";

const DEFAULT_CURRENCY = "SEK";

/**
 * Imports a SIE file: its fiscal year is created or replaced as a whole, or (4I) its vouchers are added, in one
 * transaction. A file with errors changes nothing and gives `success: false`; a dry run gives the result of the import
 * without writing.
 */
export async function importSie(
  context: RequestContext,
  agencyId: string | undefined,
  receive: ReceiveFile,
): Promise<SieImportResult> {
  if (agencyId !== undefined) await requireAgencyImportAccess(context, agencyId);
  return (await importReceived(context, agencyId, await receive())).result;
}

/** The result of an import, with the ids of the imports that it stored: one for each fiscal year that it changed. */
export interface Imported {
  result: SieImportResult;
  importIds: string[];
}

/** Imports a file that has been read; see {@link importSie}. */
export async function importReceived(
  context: RequestContext,
  agencyId: string | undefined,
  received: ReceivedFile,
): Promise<Imported> {
  const { request } = received;
  if (request.dimensionObjects !== undefined && request.excludeEmptyDimensions === true) {
    throw new HttpError(
      "invalid",
      "The body is not valid: $.excludeEmptyDimensions: cannot be true beside dimensionObjects.",
    );
  }
  const report = new ImportReport(received.text.length);
  try {
    return await importFile(context, agencyId, received, report);
  } finally {
    report.end();
  }
}

async function importFile(
  context: RequestContext,
  agencyId: string | undefined,
  { request, text, encoding, file }: ReceivedFile,
  report: ImportReport,
): Promise<Imported> {
  const started = performance.now();
  const options = optionsOf(request);
  // Both run outside the main thread, while the import goes on.
  const hashing = textHash(withoutByteOrderMark(text));
  const content = request.dryRun ? null : compressText(text);
  const remarks: Remarks = { errors: [...file.errors], warnings: [...file.warnings] };
  const target = await findTarget(context, agencyId, request.companyId, file, remarks);
  if (target && !request.dryRun) report.publishFor(target.id);
  // Checked here so that an unknown chart is reported for a file with errors too; `apply` checks again, with a lock.
  if (target) await requireChart(context.db, target.id, request.chartOfAccountsId);
  warnOfUnknownObjects(file, options, remarks);
  const outcome: ImportOutcome = {
    company: target,
    plan: undefined,
    fiscalYearId: undefined,
    currency: decideCurrency(file, request, remarks),
    encoding: encodingOf(request, encoding),
    outcome: "refused",
    importIds: [],
  };
  // After an unknown currency, `apply` still looks for errors of the fiscal year, so that all are reported at once.
  if (target && file.errors.length === 0) {
    const { currency } = outcome;
    const importing = {
      request,
      options,
      currency,
      text,
      textHash: await hashing,
      content,
      file,
      remarks,
      outcome,
      report,
    };
    const work = (db: Db) => apply(db, context, importing);
    const store = () => writesTo(context.db, { of: "company", id: target.id }).transaction(work);
    await (request.dryRun ? work(context.db) : store());
    const isStored = !request.dryRun && outcome.outcome !== "refused" && outcome.outcome !== "unchanged";
    if (isStored) publishImportDone({ rows: file.counts.rows, seconds: (performance.now() - started) / 1000 });
  }
  quoteLines(text, [...remarks.errors, ...remarks.warnings]);
  return {
    result: {
      success: remarks.errors.length === 0,
      errors: remarks.errors,
      warnings: remarks.warnings,
      summary: summarize(file, outcome),
    },
    importIds: outcome.importIds,
  };
}

async function apply(db: Db, context: RequestContext, importing: ImportState): Promise<void> {
  const { request, file, remarks, outcome } = importing;
  const companyId = outcome.company!.id;
  if (!request.dryRun) {
    await allowLongWork(db);
    // One import per company at a time: two imports of a new year would both create it.
    await lockCompany(db, companyId);
  }
  await requireChart(db, companyId, request.chartOfAccountsId);
  const years = await fiscalYearsOf(db, companyId, !request.dryRun);
  const plans = planYears(file, request, years, remarks);
  checkLastLedgerDate(file, plans, importing.options, remarks);
  for (const plan of plans) {
    if (plan.mode === "replace") await refuseStrandedData(db, plan, remarks);
    else {
      refuseOtherCurrency(file, request, plan, remarks);
      await refuseRepeatedVouchers(db, plan, remarks);
    }
  }
  const [first] = plans;
  if (first?.mode === "add" && first.existing) outcome.currency = first.existing.currency;
  outcome.plan = first;
  outcome.fiscalYearId = first?.existing?.id;
  // Without a plan, the remarks have an error that says why.
  if (first === undefined || remarks.errors.length > 0) return;
  if (plans.length === 1 && (await isUnchanged(db, first, importing))) {
    outcome.outcome = "unchanged";
    // A warning says it too, since older clients do not read the summary.
    const explanation = `The fiscal year ${first.start} to ${first.end} already holds exactly this file; nothing was changed.`;
    remarks.warnings.push(fileNote("nothingChanged", "", explanation));
    return;
  }
  outcome.outcome = first.existing === null ? "created" : first.mode === "add" ? "added" : "replaced";
  if (request.dryRun) return;
  // Before storeYear, which stores the warnings with the lines that they quote.
  quoteLines(importing.text, remarks.warnings);
  for (const plan of plans) {
    const fiscalYearId = await storeYear(db, context, plan, importing);
    if (plan === first) outcome.fiscalYearId = fiscalYearId;
  }
  await relinkCommentedVouchers(db, companyId);
  await storeFigures(db, companyId);
}

/**
 * The encoding of the file: the one that the request states, unless the repair of the text showed another. A file that
 * was decoded from UTF-8 stays `utf-8`, since the letters that were repaired are wrong in the file itself.
 */
function encodingOf(
  { encoding: decodedFrom }: ImportRequest,
  repairedFrom: ReceivedFile["encoding"],
): ImportOutcome["encoding"] {
  if (decodedFrom === undefined) return repairedFrom;
  return repairedFrom === "unknown" || decodedFrom === "utf-8" ? decodedFrom : repairedFrom;
}

/**
 * Checks the chart of accounts of the request. In a transaction, it locks the chart until the transaction ends.
 * @throws HttpError invalid for an unknown chart
 */
async function requireChart(db: Db, companyId: string, chart: string | undefined): Promise<void> {
  if (chart === undefined || (await hasChartOfAccounts(db, companyId, chart))) return;
  throw new HttpError(
    "invalid",
    `The body is not valid: $.chartOfAccountsId: company "${companyId}" has no chart of accounts "${chart}".`,
  );
}

/** Adds an error when a 4I file is in another currency than the year to which it would be added. */
function refuseOtherCurrency(
  file: SieFile,
  request: ImportRequest,
  { existing, start, end }: YearPlan,
  remarks: Remarks,
): void {
  const currency = statedCurrency(file, request);
  if (!existing || currency === null || currency === existing.currency) return;
  const explanation = `The file is in ${currency}, the fiscal year ${start} to ${end} in ${existing.currency}.`;
  const label = file.identification.currency === null ? "" : "#VALUTA";
  remarks.errors.push(fileNote("currencyOfYear", label, explanation));
}

/**
 * Adds an error when a 4I file among those of the year's present books added exactly these vouchers, as they would then
 * count twice.
 */
async function refuseRepeatedVouchers(db: Db, plan: YearPlan, remarks: Remarks): Promise<void> {
  const hash = await vouchersHash(plan.vouchers);
  if ((await filesOf(db, plan)).some((known) => known.vouchersHash === hash)) {
    remarks.errors.push(
      fileNote(
        "vouchersAlreadyImported",
        "#VER",
        `These vouchers are already in the fiscal year ${plan.start} to ${plan.end}.`,
      ),
    );
  }
}

/**
 * True when the year's books were made from this very file with the same options, and the import would not change the
 * year's last day, currency or chart of accounts either.
 */
async function isUnchanged(
  db: Db,
  plan: YearPlan,
  { request, options, currency, textHash: hash }: ImportState,
): Promise<boolean> {
  const { existing } = plan;
  if (!existing || plan.mode === "add") return false;
  const files = await filesOf(db, plan);
  return (
    files.length === 1 &&
    files[0]!.textHash === hash &&
    hasSameOptions(optionsOf(files[0]!.options), options) &&
    existing.lastDay === plan.end &&
    existing.currency === currency &&
    (request.chartOfAccountsId ?? existing.chartOfAccountsId) === existing.chartOfAccountsId
  );
}

/** Compares all options but the year's days, which the caller compares with the fiscal year. */
function hasSameOptions(first: ImportOptions, second: ImportOptions): boolean {
  const choices = [first, second].map(({ dimensionObjects, excludeEmptyDimensions, lastLedgerDate }) =>
    JSON.stringify([dimensionObjects, excludeEmptyDimensions, lastLedgerDate]),
  );
  return choices[0] === choices[1];
}

async function filesOf(db: Db, { existing }: YearPlan) {
  return existing ? currentFiles(db, { companyId: existing.companyId, fiscalYearId: existing.id }) : [];
}

function warnOfUnknownObjects(file: SieFile, { dimensionObjects = [] }: ImportOptions, remarks: Remarks): void {
  const unknown = unknownObjects(file, dimensionObjects);
  if (unknown.length === 0) return;
  const named = unknown.slice(0, MAX_NAMED).join(", ") + (unknown.length > MAX_NAMED ? ", …" : "");
  const explanation = `The request's dimensionObjects name objects that the file does not have: ${named}.`;
  remarks.warnings.push(fileNote("dimensionObjectsUnknown", "#OBJEKT", explanation));
}

/** Maximum number of unknown objects that the warning names. */
const MAX_NAMED = 20;

/** The currency of the file's #VALUTA, else of the request; null when neither has one. */
function statedCurrency({ identification: { currency } }: SieFile, request: ImportRequest): string | null {
  return (currency === null ? null : readCurrency(currency)) ?? request.currency ?? null;
}

/** Adds an error for an unknown #VALUTA, and a warning when it differs from the request's currency. */
function decideCurrency(file: SieFile, request: ImportRequest, remarks: Remarks): string {
  const inFile = file.identification.currency;
  const read = inFile === null ? null : readCurrency(inFile);
  if (inFile !== null && read === null) {
    remarks.errors.push(fileNote("currencyUnknown", "#VALUTA", `${inFile} is no currency code of ISO 4217.`));
  }
  if (read && request.currency && read !== request.currency) {
    remarks.warnings.push(
      fileNote(
        "currencyDiffers",
        "#VALUTA",
        `The file is in ${read}, the request says ${request.currency}; ${read} is used.`,
      ),
    );
  }
  return statedCurrency(file, request) ?? DEFAULT_CURRENCY;
}
