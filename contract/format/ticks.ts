/**
 * Roughly `about` round numbers that enclose the finite values; 0 and 1 if there is none but 0. 0 is included if
 * `withZero` is set, if all values are equal, or if one is no farther from 0 than twice their range.
 */
export function ticksOf(values: readonly number[], about: number, withZero = true): number[] {
  const finite = values.filter(Number.isFinite);
  const lowest = Math.min(...finite);
  const highest = Math.max(...finite);
  const nearest = Math.min(Math.abs(lowest), Math.abs(highest));
  const isFar = !withZero && lowest < highest && (highest - lowest) * 2 < nearest;
  const low = isFar ? lowest : Math.min(0, ...finite);
  const high = isFar ? highest : Math.max(0, ...finite);
  if (low === high) return [0, 1];
  // The difference of two large values would overflow.
  const step = roundStep(high / about - low / about);
  const ticks: number[] = [];
  for (let i = Math.floor(low / step); i <= Math.ceil(high / step); i++) ticks.push(precise(finiteOf(i * step)));
  return ticks;
}

/** The nearest finite number: the round number above a value of more than 1e308 would be infinite. */
function finiteOf(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));
}

/** The position of a value on an axis: 0 at `low` and 1 at `high`. All are at 0 where these are equal. */
export function positionBetween(low: number, high: number, value: number): number {
  // The difference of two large values would overflow, that of their halves does not.
  return (value / 2 - low / 2) / (high / 2 - low / 2 || 1);
}

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below `minimum`. */
function roundStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  // The tolerance is for rounding errors of the division.
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= minimum * 0.999) ?? 10;
  return factor * power;
}

/** Removes rounding errors of a multiplication: 0.3 and not 0.30000000000000004. */
function precise(value: number): number {
  return Number(value.toPrecision(12));
}

/** There is no room for more beside an axis. */
const MAX_DECIMALS = 6;

/** Number of decimals with which each tick is written exactly, {@link MAX_DECIMALS} at most. */
export function decimalsOf(ticks: readonly number[]): number {
  let decimals = 0;
  while (decimals < MAX_DECIMALS && ticks.some((tick) => Number(tick.toFixed(decimals)) !== tick)) decimals++;
  return decimals;
}
