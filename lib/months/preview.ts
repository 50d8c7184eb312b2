import type { Company } from "@/contract/companies/company";
import type { CompanyMonthsList } from "@/contract/months";
import { FIRST_SCREEN, type CompanyStatus } from "@/contract/portfolio";
import { countMonths, filterMonths, toMonthsFilter, monthsRows, type MonthCounts, type MonthsInAddress } from "./rows";

/** The first clients of a list that is too long to be sent with the page, and the counts for its header. */
export interface MonthsPreview {
  companies: Company[];
  list: CompanyMonthsList;
  statuses: CompanyStatus[] | undefined;
  /** The newest month of the list, YYYY-MM, if the address names it, else null. */
  through: string | null;
  /** Number of all clients, whatever the filter. */
  total: number;
  /** Number of the clients that match the filter in the address. */
  found: number;
  /** The counts of the clients that match the filter. */
  counts: MonthCounts[];
}

/** @param companies in the order in which they are shown */
export function monthsPreview(
  companies: readonly Company[],
  list: CompanyMonthsList,
  statuses: readonly CompanyStatus[] | undefined,
  address: MonthsInAddress & { through: string | null },
): MonthsPreview {
  const rows = monthsRows(companies, list, statuses);
  const found = filterMonths(rows, toMonthsFilter(address, list.months));
  const shown = found.slice(0, FIRST_SCREEN);
  const ids = new Set(shown.map(({ company }) => company.id));
  return {
    companies: shown.map(({ company }) => company),
    list: { ...list, companies: shown.map(({ months }) => months) },
    statuses: statuses?.filter(({ companyId }) => ids.has(companyId)),
    through: address.through,
    total: rows.length,
    found: found.length,
    counts: countMonths(found, list.months.length),
  };
}
