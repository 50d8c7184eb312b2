import type { Books, Point } from "../engine/books";
import type { Range, Scope } from "../engine/evaluate";
import { NotAFormula } from "./not-a-formula";

/** The point of a range at which balances are taken: its opening, after a number of its months, or its end. */
export type PointRole = "opening" | number | "closing";
/** The range of flows: the period, the twelve months to its end, or from the start of the year to the point. */
export type FlowsRole = "period" | "twelveMonths" | "toDate";

/**
 * The place in a computation at which a part of a formula is evaluated. The roles describe the scope relative to the
 * period of the column, so that they are equal in all columns of a row of terms.
 */
export interface Place {
  /** Index of the period, from 0. */
  column: number;
  scope: Scope;
  /** 0 in the period of the column, 1 in the year before it, and so on. */
  yearsBefore: number;
  flows: FlowsRole;
  point: PointRole;
}

/** The roles of a place that a term depends on. */
export interface Needs {
  flows: boolean;
  point: boolean;
}

export class Places {
  constructor(private readonly books: Books) {}

  of(column: number, range: Range, yearsBefore = 0): Place {
    const scope = { flows: range, range, point: this.endOf(range.last) };
    return { column, scope, yearsBefore, flows: "period", point: "closing" };
  }

  closing(place: Place): Place {
    return { ...place, point: "closing", scope: { ...place.scope, point: this.endOf(place.scope.range.last) } };
  }

  opening(place: Place): Place {
    const first = firstOf(place.scope.range);
    const point = { year: this.books.slices[first]!.year, slices: first };
    return { ...place, point: "opening", scope: { ...place.scope, point } };
  }

  /** Returns the opening of the range and the end of each of its slices. */
  all(place: Place): Place[] {
    const { range } = place.scope;
    const first = firstOf(range);
    const places = [this.opening(place)];
    let months = 0;
    for (let slice = first; slice < range.last; slice++) {
      months += this.books.slices[slice]!.months;
      places.push({ ...place, point: months, scope: { ...place.scope, point: this.endOf(slice) } });
    }
    return [...places, this.closing(place)];
  }

  /** @param first index of the slice in which the twelve months begin */
  twelveMonths(place: Place, first: number): Place {
    return {
      ...place,
      flows: "twelveMonths",
      scope: { ...place.scope, flows: { first, last: place.scope.range.last } },
    };
  }

  toDate(place: Place): Place {
    const { year, slices } = place.scope.point;
    const flows = { first: this.books.firstSlices[year]!, last: slices - 1 };
    return { ...place, flows: "toDate", scope: { ...place.scope, flows } };
  }

  /** @throws {NotAFormula} if the first day of the range is not booked, or the books have no such year */
  yearBefore({ column, scope, yearsBefore }: Place): Place {
    const range = this.books.yearBefore(firstOf(scope.range), scope.range.last);
    if ("code" in range) throw new NotAFormula();
    return this.of(column, range, yearsBefore + 1);
  }

  private endOf(slice: number): Point {
    return { year: this.books.slices[slice]!.year, slices: slice + 1 };
  }
}

/** Returns the first slice of a range. @throws {NotAFormula} if its first day is not booked */
export function firstOf({ first }: Range): number {
  if (typeof first === "object") throw new NotAFormula();
  return first;
}
