/** The interval of labels in steps, such that labels of `width` px fit when each step has `space` px. */
export function labelEvery(width: number, space: number): number {
  const minimum = Math.ceil(width / Math.max(1, space));
  // Where steps are months, these intervals label the same months in every labelled year.
  return [1, 2, 3, 4, 6, 12, 24].find((every) => every >= minimum) ?? minimum;
}

/**
 * Spreads positions at least `gap` apart within `low` and `high`, with small moves; without room for all, the lowest
 * are below `low`. The result is in input order.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = wanted.slice();
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index] + gap;
  }
  let ceiling = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}
