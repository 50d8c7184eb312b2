import { isIn } from "../accounts";
import type { YearBooks } from "../books/year-books";
import type { Day } from "../calendar";
import { FIGURES, type FigureDefinition } from "./figures";
import type { Inputs } from "./inputs";
import { cover } from "./ledger";
import type { Lack, Term } from "./term";
import { View, withStatedBefore, type Books } from "./view";

/** Expected response of the service for a key figure over a range. */
export interface ExpectedValue {
  /** In the unit of the figure, amounts in units of the currency and not in öre; so are `yearBefore` and `budget`. */
  value: number | null;
  /** All reasons that hold; the service names one of them. */
  reasons: Lack[];
  annualised: boolean;
  estimated: boolean;
  bookedThrough: Day | null;
  yearBefore: number | null;
  budget: number | null;
}

/** A requested range of days; with `toItsEnd` it has no value until its last month is booked. */
export interface AskedRange {
  start: Day;
  end: Day;
  toItsEnd: boolean;
}

/** The books and inputs of the company or of one object. */
export interface Subject {
  books: Books;
  inputs: Inputs;
}

export function expectValue(figure: string, subject: Subject, range: AskedRange): ExpectedValue {
  const definition = FIGURES[figure]!;
  const { books, inputs } = subject;
  // A year known only from the next year's file has values for exactly its own days.
  const isStated = books.statedBefore.some(({ start, end }) => start === range.start && end === range.end);
  const bookedThrough = isStated ? range.end : lastBookedDay(books.years, range);
  const unbooked = bookedThrough === null || (range.toItsEnd && bookedThrough < range.end);
  const years = isStated ? withStatedBefore(books) : books.years;
  const view = new View(books, inputs, range.start, bookedThrough ?? range.end, years);
  const result = unbooked
    ? nothingFor("noBooks", ...view.covered.lacks)
    : inUnits(definition, definition.compute(view));
  // Beside a value, the budget is of the booked months only; without one, it is of the whole range.
  if (result.value === null) {
    return { ...result, bookedThrough, yearBefore: null, budget: expectBudget(definition, subject, range) };
  }
  const before = view.yearBefore(definition.compute);
  const currencies = new Set([...definition.compute(view).currencies, ...before.currencies]);
  const isComparable = definition.unit !== "Amount" || currencies.size < 2;
  const yearBefore = isComparable ? inUnits(definition, before).value : null;
  const budget = expectBudget(definition, subject, { ...range, end: bookedThrough! });
  return { ...result, bookedThrough, yearBefore, budget };
}

/** The last day of the range that lies in a booked slice; null when none does. */
function lastBookedDay(years: YearBooks[], { start, end }: AskedRange): Day | null {
  const stretch = cover(years, start, end).stretches.at(-1);
  if (!stretch) return null;
  const last = stretch.year.slices[stretch.to - 1]!.end;
  return last < end ? last : end;
}

/**
 * The figure as if the budgets were booked in the fiscal years of the range, and the other years as they are. A year
 * before is always the booked one. Only figures of movements have a budget: when every fiscal year of the range has
 * one, and at least one of these budgets has an account of the figure.
 */
function expectBudget(definition: FigureDefinition, { books, inputs }: Subject, range: AskedRange): number | null {
  const { flows } = definition;
  const touched = books.years.filter(({ start, end }) => start <= range.end && end >= range.start);
  if (touched.some(({ budget }) => budget.size === 0)) return null;
  const accounts = touched.flatMap((year) => [...year.budget.keys()]);
  if (!flows || !accounts.some((account) => isIn(flows, account))) return null;
  const years = books.years.map((year) => (touched.includes(year) ? asBooked(year) : year));
  const plan = { ...books, years, booked: books };
  return inUnits(definition, definition.compute(new View(plan, inputs, range.start, range.end))).value;
}

function asBooked(year: YearBooks): YearBooks {
  const accounts: YearBooks["accounts"] = new Map();
  for (const [number, months] of year.budget) {
    accounts.set(number, { opening: 0n, movement: months.reduce((sum, amount) => sum + amount, 0n), months });
  }
  return { ...year, accounts, booked: year.slices.length, wholeYearOnly: false, openingSum: 0n };
}

function nothingFor(...reasons: Lack[]) {
  return { value: null, reasons: [...new Set(reasons)], annualised: false, estimated: false };
}

function inUnits({ unit }: FigureDefinition, result: Term) {
  const lacks = result.currencies.size > 1 ? [...result.lacks, "currenciesDiffer" as const] : [...result.lacks];
  const { annualised, estimated } = result;
  if (lacks.length > 0) return { value: null, reasons: lacks, annualised, estimated };
  const value = Number(result.value) / (unit === "Amount" ? 100 : 1);
  // -0 becomes 0, because responses have no -0.
  return { value: value === 0 ? 0 : value, reasons: [], annualised, estimated };
}
