import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { bookedPart, isUnbooked, shownValue } from "@/contract/figures/reach";

export interface CardFigure {
  /** The latest step with a value; if none has one, the latest booked step, which has the reason. */
  shown: KeyFigureValue | null;
  /** The value of the same months a year earlier; null when it is missing or infinite. */
  before: number | null;
}

/** The figures on the card of a key figure for a fiscal year, from the values of its steps. */
export function cardFigure({ keyFigureValues }: KeyFigureResult): CardFigure {
  const shown = shownValue(keyFigureValues);
  return { shown, before: isFiniteNumber(shown?.yearBefore) ? shown.yearBefore : null };
}

/**
 * The points of a card's line through the fiscal year; NaN for a missing value. Flows are shown for single steps: as
 * year-to-date values, the line of every company would rise.
 * @param steps the figure in the steps of the card
 * @param single the figure in single steps; undefined until it is fetched
 */
export function cardLine(steps: KeyFigureResult, single: KeyFigureResult | undefined): number[] {
  const isAddedUp = isFlow(steps.keyFigure);
  const values = (isAddedUp ? single?.keyFigureValues : steps.keyFigureValues) ?? [];
  const last = values.findLastIndex((value) => !isUnbooked(value));
  // A partly booked step is left out: it would look like a fall.
  return values
    .slice(0, last + 1)
    .map((value) => (value.value === null || (isAddedUp && bookedPart(value)) ? NaN : value.value));
}

/** True for a key figure whose values add up over time. */
export function isFlow({ valueType, timeBasis }: KeyFigure): boolean {
  return valueType === "Amount" && timeBasis !== "day";
}

function isFiniteNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}
