// Not in queries.ts, because other features need only these.

/** The beginning of the keys of queries whose results are computed from a company's books and inputs. */
export const figuresKey = (companyId: string) => ["figures", companyId] as const;

/** The schema of key figures with their values, which is loaded with the first response. */
export const keyFigureResultsSchema = () =>
  import("@/contract/figures/key-figure-value").then((contract) => contract.keyFigureResultListSchema);
