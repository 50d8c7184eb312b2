import { and, eq, inArray } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { fiscalYear, importedFile, keyFigureData } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { hasChartOfAccounts } from "../charts-of-accounts/find-chart-of-accounts";
import { readTypedBudget } from "../budgets/read-budget";
import { relinkCommentedVouchers } from "../comments/commented-vouchers";
import { lockCompany } from "../companies/company-row";
import { fiscalYearIs, findFiscalYear, toFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { removeImportFromBatchFile } from "./batches/remove-import-from-batch-file";
import { storeFigures } from "../portfolio/store-figures";
import { ofLedger } from "./imported-files";
import {
  filesBefore,
  findImport,
  obstacleTo,
  toSieImport,
  type Obstacle,
  type StoredImportRow,
} from "./stored-imports";
import { fiscalYearsOf, MAX_NAMED_OUTSIDE, strandedData } from "./plan-years";
import { rebuildBooks } from "./rebuild-books";

/**
 * Takes back the latest import of a fiscal year: the year becomes what it was before, or is deleted when the import
 * created it.
 * @throws HttpError ruleViolation when there is an {@link Obstacle}, or when changes made since then forbid it
 */
export async function takeBackImport(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "sie.import", () => findImport(context.db, companyId, id));
  await context.db.transaction(async (tx) => {
    await allowLongWork(tx);
    // As with imports, only one at a time per company.
    await lockCompany(tx, companyId);
    const { stored, year, ofYear } = await findImport(tx, companyId, id);
    const before = toSieImport(stored, year, ofYear);
    await requireMatch(context, before, `SIE import "${id}"`);
    const obstacle = obstacleTo(stored, ofYear);
    if (obstacle) throw new HttpError("ruleViolation", explain(id, obstacle));
    const locked = await findFiscalYear(tx, companyId, year.id, true);
    if (stored.action === "new") await removeYear(tx, context, locked);
    else await restoreYear(tx, context, stored, locked, filesBefore(stored, ofYear));
    await removeImportFromBatchFile(tx, companyId, id);
    await audit(tx, context, { action: "delete", resource: "SieImport", resourceId: id, companyId, before });
    await relinkCommentedVouchers(tx, companyId);
    await storeFigures(tx, companyId);
  });
}

function explain(id: string, obstacle: Obstacle): string {
  switch (obstacle.reason) {
    case "takenBack":
      return `SIE import "${id}" was taken back already.`;
    case "notLatest":
      return `SIE import "${id}" is not the latest of its fiscal year; take back "${obstacle.latest?.id ?? ""}" first.`;
    case "nothingKept":
      return `SIE import "${id}" cannot be taken back: the books that it replaced are not kept.`;
  }
}

async function removeYear(tx: Db, context: RequestContext, year: FiscalYearRow): Promise<void> {
  const { companyId, id } = year;
  const entered = await tx
    .select({ keyFigure: keyFigureData.keyFigureInfoId })
    .from(keyFigureData)
    .where(and(eq(keyFigureData.companyId, companyId), eq(keyFigureData.fiscalYearId, id)));
  if (entered.length > 0) {
    const named = [...new Set(entered.map(({ keyFigure }) => keyFigure))].sort().join(", ");
    throw new HttpError(
      "ruleViolation",
      `Fiscal year "${id}" would go with its key figure data (${named}); delete that first.`,
    );
  }
  const budget = await readTypedBudget(tx, companyId, id);
  if (budget.length > 0) {
    throw new HttpError("ruleViolation", `Fiscal year "${id}" would go with the budget typed in; delete that first.`);
  }
  await tx.delete(fiscalYear).where(fiscalYearIs(companyId, id));
  const before = toFiscalYear(year);
  await audit(tx, context, { action: "delete", resource: "FiscalYear", resourceId: id, companyId, before });
}

async function restoreYear(
  tx: Db,
  context: RequestContext,
  stored: StoredImportRow,
  year: FiscalYearRow,
  files: readonly StoredImportRow[],
): Promise<void> {
  const { companyId, id } = year;
  const before = yearBefore(stored, year);
  await requireRoom(tx, before);
  const { companyId: _, id: __, ...columns } = before;
  await tx.update(fiscalYear).set(columns).where(fiscalYearIs(companyId, id));
  const ledger = { companyId, fiscalYearId: id };
  await tx
    .update(importedFile)
    .set({ takenBackAt: context.now, content: null })
    .where(and(ofLedger(ledger), eq(importedFile.sequence, stored.sequence)));
  const sequences = files.map(({ sequence }) => sequence);
  await tx
    .update(importedFile)
    .set({ replacedBy: null })
    .where(and(ofLedger(ledger), inArray(importedFile.sequence, sequences)));
  await rebuildBooks(tx, before, sequences, context.workers);
  await audit(tx, context, {
    action: "update",
    resource: "FiscalYear",
    resourceId: id,
    companyId,
    before: toFiscalYear(year),
    after: toFiscalYear(before),
  });
}

/**
 * The fiscal year as the import found it. If the import only added vouchers, currency and chart of accounts stay as
 * they are now, since users may have changed them after it.
 */
function yearBefore({ action, yearBefore: before }: StoredImportRow, year: FiscalYearRow): FiscalYearRow {
  const { currency, chartOfAccountsId } = year;
  return {
    ...year,
    ...before!,
    activePeriodLastUpdate: new Date(before!.activePeriodLastUpdate),
    ...(action === "added" && { currency, chartOfAccountsId }),
  };
}

/** Rejects a return that conflicts with changes made since the import: new years, deleted charts, inputs or budgets. */
async function requireRoom(tx: Db, before: FiscalYearRow): Promise<void> {
  const { companyId, id, firstDay, lastDay, chartOfAccountsId } = before;
  const name = `Fiscal year "${id}" (${firstDay} to ${lastDay})`;
  if (!(await hasChartOfAccounts(tx, companyId, chartOfAccountsId))) {
    throw new HttpError(
      "ruleViolation",
      `${name} cannot return: its chart of accounts "${chartOfAccountsId}" was deleted.`,
    );
  }
  const years = await fiscalYearsOf(tx, companyId, true);
  const other = years.find((year) => year.id !== id && year.firstDay <= lastDay && firstDay <= year.lastDay);
  if (other) {
    throw new HttpError(
      "ruleViolation",
      `${name} cannot return: it overlaps "${other.id}" (${other.firstDay} to ${other.lastDay}).`,
    );
  }
  const stranded = await strandedData(tx, before, lastDay);
  if (stranded.length > 0) {
    const named = stranded.slice(0, MAX_NAMED_OUTSIDE).join(", ");
    const values = stranded.length === 1 ? "1 value" : `${stranded.length} values`;
    const lie = stranded.length === 1 ? "lies" : "lie";
    throw new HttpError(
      "ruleViolation",
      `${name} cannot return: ${values} of inputs or the budget ${lie} outside of it: ${named}.`,
    );
  }
}
