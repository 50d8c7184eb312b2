import type { Resolution } from "@/contract/figures/resolutions";

/** During a year, the overview shows its booked months and compares them with the same months of the year before. */
export const DEFAULT_RESOLUTION = "ytd" satisfies Resolution;
/** The chart shows single months. */
export const DEFAULT_STEPS = "month" satisfies Resolution;

/** The steps of a card's line. It shows single months instead of the year to date, whose values would only add up. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
