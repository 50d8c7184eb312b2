import { and, eq, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { CalendarDay } from "@/contract/calendar";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";

export type FiscalYearRow = typeof fiscalYear.$inferSelect;

export function toFiscalYear(row: FiscalYearRow): FiscalYear {
  return {
    id: row.id,
    start: midnight(row.firstDay),
    end: midnight(row.lastDay),
    chartOfAccountsId: row.chartOfAccountsId,
    currency: row.currency,
    lastLedgerDate: midnight(row.lastLedgerDate),
    ...(row.lastActiveDate === null ? {} : { lastActiveDate: midnight(row.lastActiveDate) }),
    activePeriodLastUpdate: formatUtc(row.activePeriodLastUpdate),
  };
}

function midnight(day: CalendarDay): string {
  return `${day}T00:00:00`;
}

/** The company's fiscal year with this id, or a notFound; `lock` locks it for the rest of the transaction. */
export async function findFiscalYear(db: Db, companyId: string, id: string, lock = false): Promise<FiscalYearRow> {
  const query = db.select().from(fiscalYear).where(fiscalYearIs(companyId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Fiscal year", id);
}

export function fiscalYearIs(companyId: string, id: string): SQL | undefined {
  return and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.id, id));
}
