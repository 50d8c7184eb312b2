/** Id of the chart of accounts that every company has and nobody changes. */
export const STANDARD_CHART = "EUBAS97";
