import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { readCurrency } from "@/contract/currency";
import { sieImportRequestSchema, type SieImportRequest, type SieImportResult } from "@/contract/sie-import";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import type { Db } from "../../db/database";
import { company, fiscalYear, importedFile } from "../../db/schema";
import { refuse } from "../../errors";
import { reachAgency, allow } from "../../policies/authorize";
import { roleOf } from "../../policies/policy";
import { readSie } from "../../sie/read";
import type { SieFile } from "../../sie/sie-file";
import { hasChartOfAccounts } from "../chart-of-accounts/has-chart-of-accounts";
import { findTarget } from "./find-target";
import { fiscalYearsOf, planYears, refuseStrandedData, type YearPlan } from "./plan-years";
import { fileNote, type Remarks } from "./remarks";
import { repairText } from "./repair-text";
import { addVouchers, clearBooks, storeBooks, textHash, vouchersHash, type FileOrigin } from "./store-books";
import { lastLedgerDate, summarize, type ImportOutcome } from "./summarize";

const DEFAULT_CURRENCY = "SEK";
const DEFAULT_CHART = "EUBAS97";

/**
 * Imports a SIE file: its fiscal year is created or replaced as a whole, or (4I) its vouchers are added, in one
 * transaction. What is wrong with the file is answered with `success: false` and changes nothing; a dry run answers
 * the same without writing.
 */
export async function importSie(
  caller: Caller,
  agencyId: string | undefined,
  body: ReadBody,
): Promise<SieImportResult> {
  if (agencyId !== undefined) {
    await reachAgency(caller, agencyId, "agency.read");
    allow(roleOf(caller.user.type, null), "sie.import", `agency "${agencyId}"`);
  }
  const request = await body(sieImportRequestSchema);
  if (request.dimensionObjects !== undefined && request.excludeEmptyDimensions !== undefined) {
    refuse("invalid", "The body is not valid: $.excludeEmptyDimensions: cannot stand beside dimensionObjects.");
  }
  const { text, encoding } = repairText(request.data);
  const { fiscalYearStart: start, fiscalYearEnd: end } = request;
  const file = readSie(text, start && end ? { fiscalYear: { start, end } } : {});
  const remarks: Remarks = { errors: [...file.errors], warnings: [...file.warnings] };
  const target = await findTarget(caller, agencyId, request.companyId, file, remarks);
  const chart = request.chartOfAccountsId;
  if (target && chart !== undefined && !(await hasChartOfAccounts(caller.db, target.id, chart))) {
    refuse(
      "invalid",
      `The body is not valid: $.chartOfAccountsId: company "${target.id}" has no chart of accounts "${chart}".`,
    );
  }
  const outcome: ImportOutcome = {
    company: target,
    plan: undefined,
    fiscalYearId: undefined,
    currency: decideCurrency(file, request, remarks),
    encoding,
    outcome: "refused",
  };
  if (target && file.errors.length === 0) {
    const origin = {
      text,
      encoding: request.encoding ?? encoding,
      importedAt: caller.now,
      importedBy: caller.user.userName,
    };
    const work = (db: Db) => apply(db, caller, file, request, remarks, outcome, origin);
    await (request.dryRun ? work(caller.db) : caller.db.transaction(work));
  }
  return {
    success: remarks.errors.length === 0,
    errors: remarks.errors,
    warnings: remarks.warnings,
    summary: summarize(file, request, outcome),
  };
}

async function apply(
  db: Db,
  caller: Caller,
  file: SieFile,
  request: SieImportRequest,
  remarks: Remarks,
  outcome: ImportOutcome,
  origin: FileOrigin,
): Promise<void> {
  const companyId = outcome.company!.id;
  // One import a company at a time: two of the same year would both find it missing.
  if (!request.dryRun) await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("update");
  const years = await fiscalYearsOf(db, companyId, !request.dryRun);
  const plans = planYears(file, request, years, remarks);
  for (const plan of plans) {
    if (plan.mode === "replace") await refuseStrandedData(db, plan, remarks);
    else await refuseSecondTime(db, plan, remarks);
  }
  outcome.plan = plans[0];
  outcome.fiscalYearId = plans[0]?.existing?.id;
  if (remarks.errors.length > 0) return;
  if (plans.length === 1 && (await isUnchanged(db, plans[0]!, request, outcome, origin))) {
    outcome.outcome = "unchanged";
    return;
  }
  outcome.outcome = plans[0]!.existing === null ? "created" : plans[0]!.mode === "add" ? "added" : "replaced";
  if (request.dryRun) return;
  for (const plan of plans) {
    const fiscalYearId = await storeYear(db, caller, companyId, plan, file, request, outcome, origin);
    if (plan === plans[0]) outcome.fiscalYearId = fiscalYearId;
  }
}

async function storeYear(
  tx: Db,
  caller: Caller,
  companyId: string,
  plan: YearPlan,
  file: SieFile,
  request: SieImportRequest,
  outcome: ImportOutcome,
  origin: FileOrigin,
): Promise<string> {
  const { existing } = plan;
  const fiscalYearId = existing?.id ?? randomBytes(16).toString("hex");
  const ledger = { companyId, fiscalYearId };
  const last = lastLedgerDate(file, plan, request);
  const adding = plan.mode === "add" && existing !== null;
  const values = {
    firstDay: plan.start,
    lastDay: plan.end,
    currency: adding ? existing.currency : outcome.currency,
    chartOfAccountsId: request.chartOfAccountsId ?? existing?.chartOfAccountsId ?? DEFAULT_CHART,
    lastLedgerDate: adding && existing.lastLedgerDate > last ? existing.lastLedgerDate : last,
    activePeriodLastUpdate: caller.now,
  };
  if (existing) {
    await tx
      .update(fiscalYear)
      .set(values)
      .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.id, fiscalYearId)));
  } else await tx.insert(fiscalYear).values({ ...ledger, id: fiscalYearId, ...values });
  if (plan.mode === "add") await addVouchers(tx, ledger, file, plan.vouchers, origin);
  else {
    await clearBooks(tx, ledger);
    await storeBooks(tx, ledger, file, plan.vouchers, origin);
  }
  await audit(tx, caller, {
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

/** Files that made the year's books, in order. */
async function filesOf(db: Db, { existing }: YearPlan) {
  if (!existing) return [];
  return db
    .select({
      sequence: importedFile.sequence,
      textHash: importedFile.textHash,
      vouchersHash: importedFile.vouchersHash,
    })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, existing.companyId), eq(importedFile.fiscalYearId, existing.id)))
    .orderBy(asc(importedFile.sequence));
}

/** Vouchers of a 4I file that are in the books already would count twice. */
async function refuseSecondTime(db: Db, plan: YearPlan, remarks: Remarks): Promise<void> {
  const hash = vouchersHash(plan.vouchers);
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

async function isUnchanged(
  db: Db,
  plan: YearPlan,
  request: SieImportRequest,
  outcome: ImportOutcome,
  origin: FileOrigin,
) {
  const { existing } = plan;
  if (!existing || plan.mode === "add") return false;
  const files = await filesOf(db, plan);
  return (
    files.length === 1 &&
    files[0]!.textHash === textHash(origin.text) &&
    existing.lastDay === plan.end &&
    existing.currency === outcome.currency &&
    (request.chartOfAccountsId ?? existing.chartOfAccountsId) === existing.chartOfAccountsId &&
    (request.lastLedgerDate ?? existing.lastLedgerDate) === existing.lastLedgerDate
  );
}

/** The file's #VALUTA wins over the request's currency, with a warning when they differ. */
function decideCurrency(file: SieFile, request: SieImportRequest, remarks: Remarks): string {
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
  return read ?? request.currency ?? DEFAULT_CURRENCY;
}
