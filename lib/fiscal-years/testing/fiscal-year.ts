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

/** A fiscal year with books for the first quarter of 2025. */
export const YEAR_2025: FiscalYear = {
  id: "year",
  start: "2025-01-01T00:00:00",
  end: "2025-12-31T00:00:00",
  chartOfAccountsId: "BAS",
  currency: "SEK",
  lastLedgerDate: "2025-03-31T00:00:00",
  activePeriodLastUpdate: "2025-04-01T00:00:00",
};
