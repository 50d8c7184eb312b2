import type { Period } from "../period";

/** The key of a value within a fiscal year. */
export function keyFigureDataKey(item: {
  keyFigureInfoId: string;
  period: Period;
  dimensionId?: string | undefined;
}): string {
  return [item.keyFigureInfoId, item.period.start, item.period.end, item.dimensionId ?? ""].join("\u0000");
}
