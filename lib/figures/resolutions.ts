import type { Resolution } from "@/contract/figures/resolutions";

/** The default resolution of the cards: the booked months of the year, compared with the same months a year earlier. */
export const DEFAULT_RESOLUTION = "ytd" satisfies Resolution;
/** The default resolution of the chart. */
export const DEFAULT_STEPS = "month" satisfies Resolution;

/** The resolution of a card's line: single months instead of the year to date, whose values accumulate. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
