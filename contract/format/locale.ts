/** The languages that texts are written in. */
export type Locale = "en" | "sv";
