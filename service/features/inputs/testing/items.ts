/** The period of the fiscal year that the test factory creates, and a month of it, in the wire format. */
export const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
export const MAY = { start: "2025-05-01T00:00:00", end: "2025-05-31T23:59:59" };

/** Key figure data of the year, in the wire format; null clears the value. */
export const item = (keyFigureInfoId: string, value: number | null, more: object = {}) => ({
  keyFigureInfoId,
  period: YEAR,
  value,
  ...more,
});
