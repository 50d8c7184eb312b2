/** False for a value that leaves a gap in its line: a missing one, or one that is not finite. */
export function isDrawn(value: number | null | undefined): value is number {
  return Number.isFinite(value);
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
