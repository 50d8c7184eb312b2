/** The kinds of steps into which a range is divided, each step with a value, in the order of the selects. */
export const RESOLUTIONS = ["month", "quarter", "ytd", "rolling12", "year"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The resolutions in which the values of all of an agency's companies are stored (ADR 0073); quarters are not. */
export const PORTFOLIO_RESOLUTIONS = RESOLUTIONS.filter((resolution) => resolution !== "quarter");
export type PortfolioResolution = (typeof PORTFOLIO_RESOLUTIONS)[number];
