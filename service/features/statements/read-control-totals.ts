import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { fileBalance } from "../../platform/db/schema";
import type { AmountWithLine } from "../../books/sie/checks/account-totals";
import type { ControlTotals } from "../../figures/statements/reconcile";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";

const FIELDS: Partial<Record<string, keyof ControlTotals>> = {
  "IB 0": "ib",
  "UB 0": "ub",
  "RES 0": "res",
  "PSALDO 0": "months",
  "UB -1": "ubBefore",
  "RES -1": "resBefore",
};

/**
 * The control totals of a fiscal year's file, from its records for whole accounts: #IB, #UB, #RES and #PSALDO of its
 * own year, #UB and #RES of the year before.
 */
export async function readControlTotals(tx: Db, { companyId, id }: FiscalYearRow): Promise<ControlTotals> {
  const rows = await tx
    .select()
    .from(fileBalance)
    .where(
      and(
        eq(fileBalance.companyId, companyId),
        eq(fileBalance.fiscalYearId, id),
        inArray(fileBalance.kind, ["IB", "UB", "RES", "PSALDO"]),
        inArray(fileBalance.yearIndex, [0, -1]),
        eq(fileBalance.objects, sql`'{}'::text[]`),
      ),
    )
    .orderBy(asc(fileBalance.ordinal));
  const written = {
    ib: new Map<string, AmountWithLine>(),
    ub: new Map<string, AmountWithLine>(),
    res: new Map<string, AmountWithLine>(),
    months: new Map<string, AmountWithLine>(),
    ubBefore: new Map<string, AmountWithLine>(),
    resBefore: new Map<string, AmountWithLine>(),
  };
  for (const { kind, yearIndex, month, account: number, amount, line } of rows) {
    const field = FIELDS[`${kind} ${yearIndex}`];
    if (field) written[field].set(month === null ? number : `${number} ${month}-01`, { amount, lineNo: line });
  }
  return written;
}
