import type { CalendarDay } from "@/contract/calendar";
import type { Period } from "@/contract/period";
import type { PortfolioResolution } from "@/contract/figures/resolutions";
import type { Agreement } from "@/contract/statements/reconciliation";
import type { OpenQuestion } from "../comments/open-questions";
import type { FigureValue } from "./evaluate-comparison";

/** A stored value of a company's latest period, with the target and budget of that period. */
export interface StoredFigure extends FigureValue {
  target: number | null;
  budget: number | null;
}

export interface StoredPeriod {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  bookedThrough: CalendarDay | null;
}

/** The facts about a company that rules look at. */
export interface CompanyFacts {
  companyId: string;
  companyName: string;
  companyTypeId: string | null;
  /** The last day of the last booked month; null where nothing is booked. */
  bookedThrough: CalendarDay | null;
  currency: string | null;
  /** The reconciliation of the latest fiscal year with booked days; null without one. */
  agreement: Agreement | null;
  /** The gaps in the books before a later fiscal year, each of whole months. */
  missingMonths: readonly Period[];
  lastComment: Date | null;
  /** Open questions of users of the company, the oldest first. */
  questions: readonly OpenQuestion[];
  /** The latest period of each resolution. */
  periods: ReadonlyMap<PortfolioResolution, StoredPeriod>;
  /** The values of the latest periods, by {@link figureKey}. */
  figures: ReadonlyMap<string, StoredFigure>;
}

export function figureKey(resolution: PortfolioResolution, keyFigureId: string): string {
  return `${resolution} ${keyFigureId}`;
}
