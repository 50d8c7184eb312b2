/** The steps of a range with a value each, such as the calendar months of a fiscal year; in the order of choices. */
export const RESOLUTIONS = ["month", "quarter", "ytd", "rolling12", "year"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The resolutions for values of all of an agency's companies. */
export const PORTFOLIO_RESOLUTIONS = RESOLUTIONS.filter((resolution) => resolution !== "quarter");
export type PortfolioResolution = (typeof PORTFOLIO_RESOLUTIONS)[number];
