import type { CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { fiscalYear } from "../../platform/db/schema";

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
