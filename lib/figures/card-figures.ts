import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { bookedPart, isUnbooked, shownValue } from "@/contract/figures/reach";

export interface CardFigure {
  /** The latest step with a value; without one the latest that is booked, which says why. */
  shown: KeyFigureValue | null;
  /** The same months a year earlier, when they have a finite value. */
  before: number | null;
}

/** The figures on the card of a key figure for a fiscal year, from the values of its steps. */
export function cardFigure({ keyFigureValues }: KeyFigureResult): CardFigure {
  const shown = shownValue(keyFigureValues);
  return { shown, before: isFiniteNumber(shown?.yearBefore) ? shown.yearBefore : null };
}

/**
 * A card's line through the fiscal year, NaN where there is no value. Flows are drawn step by step: added up from the
 * start of the year, every company's line would rise alike.
 * @param steps the figure in the steps of the card
 * @param single the same in steps that do not add up; undefined until they are there
 */
export function cardLine(steps: KeyFigureResult, single: KeyFigureResult | undefined): number[] {
  const isAddedUp = isFlow(steps.keyFigure);
  const values = (isAddedUp ? single?.keyFigureValues : steps.keyFigureValues) ?? [];
  const last = values.findLastIndex((value) => !isUnbooked(value));
  // A step that is booked in part would be a fall that there is not.
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
