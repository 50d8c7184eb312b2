import type { Resolution } from "@/contract/figures/resolutions";

export type { Resolution };

/** The steps of the overview, in the order in which it offers them. */
export const RESOLUTIONS = ["month", "quarter", "ytd", "rolling12", "year"] as const satisfies readonly Resolution[];
/** Default of the overview: comparable with the same part of the year before, also during a running year. */
export const FIRST_RESOLUTION = "ytd" satisfies Resolution;
/** The steps of the chart at first. */
export const FIRST_STEPS = "month" satisfies Resolution;

/** The steps in which the line of a card shows what is booked over time: those of a year to date would only add up. */
export function lineSteps(resolution: Resolution): Resolution {
  return resolution === "ytd" ? "month" : resolution;
}
