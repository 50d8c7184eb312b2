import type { Accounts } from "../accounts";
import type { YearBooks } from "../books/year-books";
import { dayBefore, firstOfTwelveMonths, monthOf, yearEarlier, type Day } from "../calendar";
import type { Inputs } from "./inputs";
import { cover, movement, type Covered, type Moment } from "./ledger";
import { combine, lack, mean, minus, negative, term, type Term } from "./term";

/**
 * The fiscal years of a company or object in order, and earlier years that are known only from the next year's file.
 */
export interface Books {
  years: YearBooks[];
  statedBefore: YearBooks[];
  /** Set when `years` are a budget: the books as they are, from which the year before is always taken. */
  booked?: Books;
}

/** All years in order: those of the books, and those known only from the next year's file. */
export function withStatedBefore({ years, statedBefore }: Books): YearBooks[] {
  return [...statedBefore, ...years].sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** The books as a formula sees them over a range of days. */
export class View {
  readonly covered: Covered;

  constructor(
    readonly books: Books,
    readonly inputs: Inputs,
    readonly start: Day,
    readonly end: Day,
    /** The years of the books, or these and the ones that are known only from the next year's file. */
    private readonly years = books.years,
  ) {
    this.covered = cover(years, start, end);
  }

  /** Movement in the range, debit positive. */
  flow(accounts: Accounts): Term {
    return movement(accounts, this.covered);
  }

  /** Movement in the range, credit positive. */
  income(accounts: Accounts): Term {
    return negative(this.flow(accounts));
  }

  /** A measure at the end of the range; the range may begin before the books. */
  atEnd(measure: (moment: Moment) => Term): Term {
    const { stretches, lacks } = this.covered;
    const last = stretches.at(-1);
    const endsHere = last?.year.slices[last.to - 1]!.end === this.end;
    if (!endsHere || lacks.has("partOfMonth") || lacks.has("yearBalancesOnly")) return lack("noBooks", ...lacks);
    return measure({ year: last.year, slices: last.to });
  }

  /** A measure at the end of the range less that at its beginning; the time between need not be known. */
  change(measure: (moment: Moment) => Term): Term {
    const { stretches, lacks } = this.covered;
    const first = stretches[0];
    const beginsHere = first?.year.slices[first.from]!.start === this.start;
    if (!beginsHere || lacks.has("yearBalancesOnly")) return lack("noBooks", ...lacks);
    return minus(this.atEnd(measure), measure({ year: first.year, slices: first.from }));
  }

  /** A flow of the twelve months to the end of the range, or as many as the books have, scaled to twelve. */
  twelveMonths(flow: (view: View) => Term): Term {
    if (this.covered.lacks.has("partOfMonth") || this.covered.lacks.has("yearBalancesOnly")) {
      return lack(...this.covered.lacks);
    }
    const start = this.startOfTwelveMonths();
    if (start === null) return lack("noBooks");
    const view = new View(this.books, this.inputs, start, this.end, this.years);
    return start === firstOfTwelveMonths(this.end) ? flow(view) : view.toTwelve(flow(view));
  }

  /** A flow of the range, scaled to twelve months where it has fewer. */
  perYear(flow: Term): Term {
    return this.months() < 12 ? this.toTwelve(flow) : flow;
  }

  /**
   * A term of the same months a year earlier, when all of them are in the books. They may begin with a year that is
   * known only from the next year's file; later months may not belong to such a year.
   */
  yearBefore(compute: (view: View) => Term): Term {
    const books = this.books.booked ?? this.books;
    const [start, end] = [firstDayYearEarlier(this.start), yearEarlier(this.end)];
    const own = new View(books, this.inputs, start, end);
    if (own.covered.lacks.size === 0) return compute(own);
    const statedBefore = books.statedBefore.filter((year) => year.start === start);
    const known = new View(books, this.inputs, start, end, withStatedBefore({ ...books, statedBefore }));
    if (known.covered.lacks.size === 0) return compute(known);
    return lack(...own.covered.lacks, ...known.covered.lacks, ...compute(own).lacks);
  }

  taxRate(): Term {
    return this.atEnd((moment) => this.inputs.taxRate(moment));
  }

  level(id: string): Term {
    return this.atEnd((moment) => this.inputs.level(id, moment));
  }

  /** The mean of a measure at the beginning of the range and at the end of each of its months. */
  average(measure: (moment: Moment) => Term): Term {
    const { stretches, lacks } = this.covered;
    if (lacks.size > 0 || stretches.length === 0) return lack("noBooks", ...lacks);
    const moments: Moment[] = [{ year: stretches[0]!.year, slices: stretches[0]!.from }];
    for (const { year, from, to } of stretches) {
      // A year that is known only as a whole has no ends of months.
      const ends = year.wholeYearOnly && from === 0 && to >= year.booked ? [to] : range(from + 1, to);
      moments.push(...ends.map((slices) => ({ year, slices })));
    }
    return mean(moments.map(measure));
  }

  /**
   * The first day of the booked slices up to the end of the range without a gap, at most twelve months back; null when
   * the range does not end with a booked slice. A year known only as a whole is taken whole: when the range ends in it,
   * or when it fits into the twelve months.
   */
  private startOfTwelveMonths(): Day | null {
    const first = firstOfTwelveMonths(this.end);
    let start: Day | null = null;
    for (let end = this.end; start === null || start > first; end = dayBefore(start)) {
      const year = this.years.find(({ slices, booked }) => slices.slice(0, booked).some((slice) => slice.end === end));
      if (!year) break;
      const slice = year.slices.find((candidate) => candidate.end === end)!;
      if (year.wholeYearOnly && start !== null && (slice !== year.slices.at(-1) || year.start < first)) break;
      start = year.wholeYearOnly ? year.start : slice.start;
    }
    return start;
  }

  /** Number of calendar months that the booked slices of the range touch. */
  private months(): number {
    const slices = this.covered.stretches.flatMap(({ year, from, to }) => year.slices.slice(from, to));
    return new Set(slices.map(({ start }) => monthOf(start))).size;
  }

  private toTwelve(flow: Term): Term {
    const months = this.months();
    if (months === 0) return flow;
    const scaled = combine([flow, term(12 / months)], (value, factor) => Number(value) * Number(factor));
    return { ...scaled, annualised: true };
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** A first day a year earlier. The first of a month stays the first, whatever the length of the month before. */
function firstDayYearEarlier(day: Day): Day {
  return firstOfTwelveMonths(dayBefore(day));
}
