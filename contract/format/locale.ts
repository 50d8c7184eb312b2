/** The languages that texts are written in. */
export const LOCALES = ["en", "sv"] as const;
export type Locale = (typeof LOCALES)[number];
