import type { Locale } from "./locale";

/**
 * The unit of a difference between percentages: short beside numbers in tables, long in sentences. No line breaks at
 * the hyphen U+2011.
 */
export const PERCENTAGE_POINTS: Record<Locale, { short: string; long: string }> = {
  en: { short: "points", long: "percentage points" },
  sv: { short: "%\u2011enheter", long: "procentenheter" },
};
