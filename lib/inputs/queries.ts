import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { agencyKeyFigureDataPath, keyFigureDataPath } from "./paths";

export const keyFigureDataListSchema = () =>
  import("@/contract/inputs/key-figure-data").then((contract) => contract.keyFigureDataListSchema);

const agencySchema = () =>
  import("@/contract/inputs/agency-key-figure-data").then((contract) => contract.agencyKeyFigureDataSchema);

export const inputsQueries = {
  all: (companyId: string) => ["inputs", companyId] as const,
  /** Key figure data of a fiscal year, of the company and all objects. */
  data: (companyId: string, fiscalYearId: string) =>
    queryOptions({
      queryKey: [...inputsQueries.all(companyId), "data", fiscalYearId],
      queryFn: ({ signal }) => apiGet(keyFigureDataPath(companyId, fiscalYearId), keyFigureDataListSchema, { signal }),
    }),
  ofAgencies: () => ["agency-inputs"] as const,
  /** One key figure of all companies of an agency in a calendar year. */
  ofAgency: (agencyId: string, keyFigureInfoId: string, year: number) =>
    queryOptions({
      queryKey: [...inputsQueries.ofAgencies(), agencyId, keyFigureInfoId, year],
      queryFn: ({ signal }) => {
        const range = { startDate: `${String(year)}-01-01`, endDate: `${String(year)}-12-31` };
        return apiGet(agencyKeyFigureDataPath(agencyId, keyFigureInfoId, range), agencySchema, { signal });
      },
    }),
};
