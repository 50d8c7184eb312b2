import type { Resolution } from "@/contract/figures/resolutions";

/** The overview compares with the same part of the year before also during a year. */
export const DEFAULT_RESOLUTION = "ytd" satisfies Resolution;
/** The chart shows single months. */
export const DEFAULT_STEPS = "month" satisfies Resolution;

/** The steps of a card's line. It shows single months instead of the year to date, whose values would only add up. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
