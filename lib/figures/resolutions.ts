import type { Resolution } from "@/contract/figures/resolutions";

/** Default resolution of the overview, which compares with the same part of the year before also during a year. */
export const FIRST_RESOLUTION = "ytd" satisfies Resolution;
/** Default steps of the chart. */
export const FIRST_STEPS = "month" satisfies Resolution;

/** The steps of a card's line. It shows single months instead of the year to date, whose values would only add up. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
