/** Id of the built-in chart of accounts, which every company has and nobody can change. */
export const STANDARD_CHART = "EUBAS97";
