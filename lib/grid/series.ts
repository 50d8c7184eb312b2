import type { CellContent } from "./cell-content";

/** Pattern of a fill: repetition, equal steps, or equal ratios. */
export type FillMode = "copy" | "series" | "growth";

/** The possible modes for these contents; the first is the default, as in a spreadsheet. */
export function fillModes(source: readonly CellContent[]): FillMode[] {
  const numbers = numbersOf(source);
  if (!numbers) return ["copy"];
  if (numbers.length === 1) return ["copy", "series"];
  const [first = 0] = numbers;
  const haveSameSign = first !== 0 && numbers.every((number) => Math.sign(number) === Math.sign(first));
  return haveSameSign ? ["series", "copy", "growth"] : ["series", "copy"];
}

/**
 * The next `count` contents after `source`. "series" continues the line and "growth" the exponential curve through the
 * numbers (least squares, as in a spreadsheet). A single number increases by one.
 */
export function continueSeries(source: readonly CellContent[], count: number, mode: FillMode): CellContent[] {
  const numbers = fillModes(source).includes(mode) && mode !== "copy" ? numbersOf(source) : null;
  const next = (index: number): CellContent => {
    if (!numbers) return source[index % source.length] ?? null;
    return mode === "series" ? onLine(numbers, index) : onCurve(numbers, index);
  };
  return Array.from({ length: count }, (_, index) => next(index));
}

function numbersOf(source: readonly CellContent[]): number[] | null {
  const numbers = source.filter((content) => typeof content === "number" && Number.isFinite(content)) as number[];
  return numbers.length === source.length && numbers.length > 0 ? numbers : null;
}

function onLine(numbers: readonly number[], index: number): number {
  const { start, slope } = numbers.length === 1 ? { start: numbers[0]!, slope: 1 } : lineThrough(numbers);
  const value = start + slope * (numbers.length + index);
  // Rounded to the 15th significant digit of the largest number, so that 0.3 − 3 × 0.1 is 0.
  const largest = numbers.reduce((max, number) => Math.max(max, Math.abs(number)), Math.abs(slope));
  const digits = 14 - Math.floor(Math.log10(largest || 1));
  // toFixed takes 0 to 100 decimals; `|| 0` turns minus zero into 0.
  return digits > 100 ? value : digits < 0 ? significant(value) : Number(value.toFixed(digits)) || 0;
}

function onCurve(numbers: readonly number[], index: number): number {
  const sign = Math.sign(numbers[0]!);
  const { start, slope } = lineThrough(numbers.map((number) => Math.log(Math.abs(number))));
  // 13 digits and not 15 as in `onLine`, because the logarithm and its inverse round as well.
  return sign * Number(Math.exp(start + slope * (numbers.length + index)).toPrecision(13));
}

/** Fits a line to the values at 0, 1, 2 … by least squares. */
function lineThrough(values: readonly number[]): { start: number; slope: number } {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value / values.length, 0);
  let up = 0;
  let across = 0;
  for (const [at, value] of values.entries()) {
    up += (at - middle) * (value - mean);
    across += (at - middle) ** 2;
  }
  const slope = up / across;
  return { start: mean - slope * middle, slope };
}

function significant(value: number): number {
  return Number(value.toPrecision(15));
}
