/** The agency that an empty database is filled with for a first look. */
export const DEMO_AGENCY_ID = "demo";
