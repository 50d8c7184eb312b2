import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "../api-client";
import { keyFigureDataPath } from "../api-paths";

const listSchema = () => import("@/contract/key-figure-data").then((contract) => contract.keyFigureDataListSchema);

export const keyFiguresQueries = {
  all: (companyId: string) => ["key-figures", companyId] as const,
  /** Key figure data of a fiscal year, of all dimensions and periods. */
  data: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: [...keyFiguresQueries.all(companyId), "data", fiscalYearId],
      queryFn: ({ signal }) => apiGet(keyFigureDataPath(companyId, fiscalYearId), listSchema, { signal }),
    }),
};
