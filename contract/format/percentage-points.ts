import type { Locale } from "./locale";

/** The unit of a difference between percentages: short beside numbers in tables, long in sentences. */
export const PERCENTAGE_POINTS: Record<Locale, { short: string; long: string }> = {
  en: { short: "points", long: "percentage points" },
  sv: { short: "%\u2011enheter", long: "procentenheter" },
};
