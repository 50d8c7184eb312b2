import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { bookedPart, isUnbooked, shownValue } from "@/contract/figures/reach";

export interface CardFigure {
  /** The step that {@link shownValue} chooses; null when there are no steps. */
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
 * The points of a card's line through the fiscal year; NaN for a missing value. Flows are taken from `single`, because
 * year-to-date values accumulate: their line would rise through weak months, too, unless these make a loss.
 * @param steps the figure in the steps of the card
 * @param single the figure in the same steps, but in months for the year to date; undefined until it is fetched
 */
export function cardLine(steps: KeyFigureResult, single: KeyFigureResult | undefined): number[] {
  const isFlow = steps.keyFigure.addsUp === true;
  const values = (isFlow ? single?.keyFigureValues : steps.keyFigureValues) ?? [];
  const last = values.findLastIndex((value) => !isUnbooked(value));
  // A partly booked step of a flow is left out: it would look like a fall.
  return values
    .slice(0, last + 1)
    .map((value) => (value.value === null || (isFlow && bookedPart(value)) ? NaN : value.value));
}

function isFiniteNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}
