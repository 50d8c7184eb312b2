import type { Resolution } from "@/contract/figures/resolutions";

/** Default of the overview: comparable with the same part of the year before, also during a running year. */
export const FIRST_RESOLUTION = "ytd" satisfies Resolution;
/** The steps of the chart at first. */
export const FIRST_STEPS = "month" satisfies Resolution;

/** The steps in which the line of a card shows what is booked over time: those of a year to date would only add up. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
