// Not in queries.ts, because other features need only these.

/**
 * The beginning of the keys of queries with key figures of a company, which a change of its books or inputs makes
 * stale.
 */
export const figuresKey = (companyId: string) => ["figures", companyId] as const;

/** The schema of key figures with their values, which is loaded with the first response. */
export const keyFigureResultsSchema = () =>
  import("@/contract/figures/key-figure-value").then((contract) => contract.keyFigureResultListSchema);
