/** False for a value that leaves a gap in its line: a missing one, or one that is not finite. */
export function isDrawn(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

/** True for a value between two gaps, which has no line and is drawn as a point. */
export function isLone(values: readonly (number | null)[], step: number): boolean {
  return isDrawn(values[step]) && !isDrawn(values[step - 1]) && !isDrawn(values[step + 1]);
}

/** The SVG path of a line, with gaps where values are missing. */
export function pathOf(values: readonly (number | null)[], x: (step: number) => number, y: (value: number) => number) {
  return values
    .map((value, step) => {
      if (!isDrawn(value)) return "";
      return `${isDrawn(values[step - 1]) ? "L" : "M"}${x(step).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}
