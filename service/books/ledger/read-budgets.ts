import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { fileBalance } from "../../platform/db/schema";
import { budgetOf } from "../../figures/statements/budget";

/** Öre by account and month `YYYY-MM`. */
export type YearBudget = Map<string, Map<string, bigint>>;

/**
 * Reads the budgets (#PBUDGET) from the files of a company's fiscal years, by the id of the year. Years without any are
 * left out.
 * @param object dimension and object joined by `_`; empty for the company
 */
export async function readBudgets(
  tx: Db,
  companyId: string,
  fiscalYearIds: readonly string[],
  object: string,
): Promise<Map<string, YearBudget>> {
  const { fiscalYearId, month, account, objects, amount } = fileBalance;
  const rows = await tx
    .select({ fiscalYearId, month, account, objects, amount })
    .from(fileBalance)
    .where(
      and(
        eq(fileBalance.companyId, companyId),
        inArray(fiscalYearId, [...fiscalYearIds]),
        eq(fileBalance.yearIndex, 0),
        eq(fileBalance.kind, "PBUDGET"),
      ),
    )
    .orderBy(asc(fileBalance.ordinal));
  const records = rows.map((row) => ({ ...row, month: row.month! }));
  const ids = new Set(records.map((record) => record.fiscalYearId));
  return new Map(
    Array.from(ids, (id) => [
      id,
      budgetOf(
        records.filter((record) => record.fiscalYearId === id),
        object,
      ),
    ]),
  );
}
