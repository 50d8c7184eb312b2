import type { Company } from "@/contract/companies/company";
import type { CompanyMonths, CompanyMonthsList } from "@/contract/months";
import { MONTH_STEPS, type MonthStep } from "@/contract/month-steps";
import type { CompanyStatus } from "@/contract/portfolio";
import { searchable } from "@/lib/companies/search";
import { foldText } from "@/lib/fold-text";

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

export const MISSING = ["any", ...MONTH_STEPS] as const;

/** The parts of the filter as the address has them. */
export interface MonthsInAddress {
  q: string;
  type: string | null;
  consultant: string | null;
  missing: string | null;
  /** YYYY-MM. */
  month: string | null;
}

/** @param months those of the list, YYYY-MM; another one in the address is the first of them */
export function filterOf(
  { q, type, consultant, missing, month }: MonthsInAddress,
  months: readonly string[],
): MonthsFilter {
  return {
    words: foldText(q).split(/\s+/).filter(Boolean),
    ...{ type, consultant, missing: MISSING.find((each) => each === missing) ?? null },
    month: Math.max(0, months.indexOf(month ?? "")),
  };
}

/** A client that has been made since the answer was given is left out. */
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
    if (!words.every((word) => key.includes(word))) return false;
    if (type !== null && company.companyTypeId !== type) return false;
    if (consultant !== null && !consultants.some(({ userName }) => userName === consultant)) return false;
    if (missing === null) return true;
    return (missing === "any" ? MONTH_STEPS : [missing]).some((step) => months[step][month] === "n");
  });
}

/** For each step how many clients have done it in a month, of how many that have it to do. */
export type MonthCounts = Record<MonthStep, { done: number; of: number }>;

export function countMonths(rows: readonly MonthsRow[], months: number): MonthCounts[] {
  return Array.from({ length: months }, (_, month) => {
    const counts = { books: none(), reconciled: none(), commented: none(), reported: none() };
    for (const row of rows) {
      for (const step of MONTH_STEPS) {
        const state = row.months[step][month];
        if (state === "y") counts[step].done += 1;
        // A step that waits for the books is still to be done.
        if (state !== "-" || row.months.books[month] === "n") counts[step].of += 1;
      }
    }
    return counts;
  });
}

const none = () => ({ done: 0, of: 0 });
