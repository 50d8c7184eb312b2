import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/key-figure-value";
import { firstDay, lastDay, type Period } from "@/contract/period-steps";

/** The same day twelve months earlier; the end of a month stays one. */
export function yearBefore(day: CalendarDay): CalendarDay {
  const earlier = addMonths(day, -12);
  return day === endOfMonth(day) ? endOfMonth(earlier) : earlier;
}

type BookedYear = Period & { lastLedgerDate: CalendarDay };

export interface CardFigure {
  /** The latest step of the fiscal year with a value; without one its last step, which says why. */
  shown: KeyFigureValue | null;
  /** The same months a year earlier, when they have a finite value. */
  before: number | null;
  /** Steps of the fiscal year in the order of time; NaN where there is no value. */
  line: number[];
}

/** What the card of a key figure shows of a fiscal year, from the values of that year and the one before. */
export function cardFigure({ keyFigureValues }: KeyFigureResult, year: BookedYear): CardFigure {
  const all = keyFigureValues.filter(({ period }) => isWithin(period, year));
  // A step that the books have not reached the end of has the value of a shorter time: it compares with nothing.
  const booked = endOfMonth(year.lastLedgerDate.slice(0, 10));
  const whole = all.filter(({ value, period }) => value !== null && lastDay(period) <= booked);
  const steps = whole.length > 0 ? all.filter(({ period }) => lastDay(period) <= booked) : all;
  const shown = steps.findLast(({ value }) => value !== null) ?? steps.at(-1) ?? null;
  const line = steps.map(({ value }) => value ?? NaN);
  if (!shown || whole.length === 0) return { shown, before: null, line };
  const start = yearBefore(firstDay(shown.period));
  const end = yearBefore(lastDay(shown.period));
  const before = keyFigureValues.find(({ period }) => firstDay(period) === start && lastDay(period) === end)?.value;
  return { shown, before: isFiniteNumber(before) ? before : null, line };
}

function isFiniteNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

/** A step of twelve months begins before the year that it ends in. */
function isWithin(step: Period, year: Period): boolean {
  const end = lastDay(step);
  return end >= firstDay(year) && end <= lastDay(year);
}

export interface Change {
  direction: "up" | "down" | "same";
  /** Percentage points for percent, else percent of the earlier value's size; null where that is zero. */
  amount: number | null;
}

/** How a value differs from that of a year before; null when either is not a finite number. */
export function changeOf(value: number | null, before: number | null, valueType: string): Change | null {
  if (!isFiniteNumber(value) || !isFiniteNumber(before)) return null;
  const difference = value - before;
  const direction = difference > 0 ? "up" : difference < 0 ? "down" : "same";
  if (valueType === "Percent") return { direction, amount: difference };
  if (before === 0) return { direction, amount: difference === 0 ? 0 : null };
  return { direction, amount: (difference / Math.abs(before)) * 100 };
}
