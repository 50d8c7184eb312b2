import { isMonth } from "@/contract/calendar";
import type { Company } from "@/contract/companies/company";
import type { CompanyMonths, CompanyMonthsList } from "@/contract/months";
import { MONTH_STEPS, type MonthStep } from "@/contract/month-steps";
import type { CompanyStatus } from "@/contract/portfolio";
import { searchable } from "@/lib/companies/search";
import { hasWords, wordsOf } from "@/lib/fold-text";

/** One client with the work on its months. */
export interface MonthsRow {
  company: Company;
  /** Text to search in. */
  key: string;
  months: CompanyMonths;
  consultants: CompanyStatus["consultants"];
}

export interface MonthsFilter {
  /** Words that the name or number must have, in the form of the rows' keys. */
  words: readonly string[];
  type: string | null;
  consultant: string | null;
  /** Only clients that lack this step in the month at `month`, or any step; null for all clients. */
  missing: MonthStep | "any" | null;
  /** Index of the month that `missing` is about. */
  month: number;
}

export const MISSING_FILTERS = ["any", ...MONTH_STEPS] as const;

/** The filter's parameters in the address. */
export interface MonthsInAddress {
  q: string;
  type: string | null;
  consultant: string | null;
  missing: string | null;
  /** YYYY-MM. */
  month: string | null;
}

/** The newest month of the list from the address; null, for the last full month, if the text is no month. */
export function toThrough(text: string | null): string | null {
  return text !== null && isMonth(text) ? text : null;
}

/** @param months the months of the list, YYYY-MM; any other month in the address means the first of these */
export function toMonthsFilter(
  { q, type, consultant, missing, month }: MonthsInAddress,
  months: readonly string[],
): MonthsFilter {
  return {
    words: wordsOf(q),
    type,
    consultant,
    missing: MISSING_FILTERS.find((candidate) => candidate === missing) ?? null,
    month: Math.max(0, months.indexOf(month ?? "")),
  };
}

/** The rows of the list; a client that was created after the service's response is left out. */
export function monthsRows(
  companies: readonly Company[],
  list: CompanyMonthsList,
  statuses: readonly CompanyStatus[] | undefined,
): MonthsRow[] {
  const monthsOf = new Map(list.companies.map((months) => [months.companyId, months]));
  const consultantsOf = new Map(statuses?.map(({ companyId, consultants }) => [companyId, consultants]));
  return searchable(companies).flatMap(({ company, key }) => {
    const months = monthsOf.get(company.id);
    return months ? [{ company, key, months, consultants: consultantsOf.get(company.id) ?? [] }] : [];
  });
}

export function filterMonths(rows: readonly MonthsRow[], filter: MonthsFilter): MonthsRow[] {
  const { words, type, consultant, missing, month } = filter;
  return rows.filter(({ company, key, months, consultants }) => {
    if (!hasWords(key, words)) return false;
    if (type !== null && company.companyTypeId !== type) return false;
    if (consultant !== null && !consultants.some(({ userName }) => userName === consultant)) return false;
    if (missing === null) return true;
    return (missing === "any" ? MONTH_STEPS : [missing]).some((step) => lacks(months, step, month));
  });
}

/** True when a client has a step of a month still to do. One that waits for the books is still to be done too. */
function lacks(months: CompanyMonths, step: MonthStep, month: number): boolean {
  const state = months[step][month];
  return state === "n" || (state === "-" && months.books[month] === "n");
}

/**
 * For each step in a month, the number of clients that have done it (`done`), and the number that have done it or still
 * have to (`of`).
 */
export type MonthCounts = Record<MonthStep, { done: number; of: number }>;

export function countMonths(rows: readonly MonthsRow[], months: number): MonthCounts[] {
  return Array.from({ length: months }, (_, month) => {
    const counts = { books: noClients(), reconciled: noClients(), commented: noClients(), reported: noClients() };
    for (const row of rows) {
      for (const step of MONTH_STEPS) {
        const isDone = row.months[step][month] === "y";
        if (isDone) counts[step].done += 1;
        if (isDone || lacks(row.months, step, month)) counts[step].of += 1;
      }
    }
    return counts;
  });
}

const noClients = () => ({ done: 0, of: 0 });
