import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";

/** A fiscal year with books for the whole of 2024. */
export const YEAR_2024: FiscalYear = {
  id: "0123456789abcdef0123456789abcdef",
  start: "2024-01-01T00:00:00",
  end: "2024-12-31T00:00:00",
  chartOfAccountsId: "EUBAS97",
  currency: "SEK",
  lastLedgerDate: "2024-12-31T00:00:00",
  activePeriodLastUpdate: "2025-01-10T08:00:00",
};
