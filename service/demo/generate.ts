import { addDays, addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import { DEMO_AGENCY_ID } from "@/contract/demo-agency";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { bookCompany } from "./company-books";
import { COMPANY_PLANS, type CompanyPlan } from "./company-plans";
import { demoComments, demoQuestions, type DemoComment, type DemoQuestion } from "./demo-comments";
import { demoFigures } from "./demo-figures";
import { sieText, type DemoYear } from "./sie-text";

export const DEMO_AGENCY = { shortName: DEMO_AGENCY_ID, name: "Demobyrån" } as const;
/** The number of companies that the consultant has: the first ones. */
export const CONSULTANT_COMPANIES = 16;
const YEARS = 3;

/** The day on which the users begin: before the first books and all that they write about them. */
export function firstDemoDay(today: CalendarDay): CalendarDay {
  return addMonths(today, -12 * (YEARS + 2));
}

export interface DemoFiscalYear extends DemoYear {
  /** The books of the year as a SIE file, type 4E. */
  sie: string;
  keyFigureData: KeyFigureData[];
}

export interface DemoCompany {
  plan: CompanyPlan;
  /** Oldest first. */
  years: DemoFiscalYear[];
  comments: DemoComment[];
  /** The questions of the owner. */
  questions: DemoQuestion[];
}

/** Generates the demo's companies as of `today`: books end with the last full month or `plan.behind` months earlier. */
export function* generateDemo(
  today: CalendarDay,
  plans: readonly CompanyPlan[] = COMPANY_PLANS,
): Generator<DemoCompany> {
  for (const plan of plans) yield generateCompany(plan, today);
}

function generateCompany(plan: CompanyPlan, today: CalendarDay): DemoCompany {
  const through = addDays(addMonths(startOfMonth(today), -plan.behind), -1);
  // One more year is booked than shown, so that the oldest file has a year before, as real files do.
  const years = fiscalYears(plan.firstMonth, through, YEARS + 1);
  const books = bookCompany(plan, years[0]!.start, through);
  return {
    plan,
    years: years.slice(1).map((year, i) => ({
      ...year,
      sie: sieText(plan, books.ledger, year, years[i]!),
      keyFigureData: demoFigures(plan, books, year),
    })),
    comments: demoComments(plan, books),
    questions: demoQuestions(books),
  };
}

/** The `count` latest fiscal years, oldest first; the last is the one that `through` lies in. */
function fiscalYears(firstMonth: number, through: CalendarDay, count: number): DemoYear[] {
  const month = Number(through.slice(5, 7));
  const latest = addMonths(through, -((month - firstMonth + 12) % 12));
  return Array.from({ length: count }, (_, i) => {
    const start = addMonths(latest, -12 * (count - 1 - i));
    const end = endOfMonth(addMonths(start, 11));
    return { start, end, through: end < through ? end : through };
  });
}
