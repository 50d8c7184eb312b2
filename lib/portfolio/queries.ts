import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import {
  agencyKeyFigureValuesPath,
  companyStatusesPath,
  defaultPortfolioViewPath,
  portfolioPreviewPath,
  portfolioViewsPath,
} from "./paths";

const valuesSchema = () => import("@/contract/portfolio").then((contract) => contract.agencyKeyFigureValuesSchema);
const previewSchema = () => import("@/contract/portfolio").then((contract) => contract.portfolioPreviewSchema);
const statusesSchema = () => import("@/contract/portfolio").then((contract) => contract.companyStatusListSchema);
const viewsSchema = () => import("@/contract/portfolio").then((contract) => contract.portfolioViewListSchema);
const defaultSchema = () => import("@/contract/portfolio").then((contract) => contract.defaultPortfolioViewSchema);

/** The values that a portfolio shows. */
export interface ShownValues {
  /** Ids of key figures separated by commas, or null for the key figures of the preset. */
  columns: string | null;
  preset: string;
  resolution: string;
  /** A month YYYY-MM, or null for each company's latest. */
  period: string | null;
}

function valuesQuery({ columns, preset, resolution, period }: ShownValues) {
  return {
    ...(columns === null ? { keyFigurePresetId: preset } : { keyFigures: columns }),
    resolution,
    ...(period !== null && { period }),
  };
}

/** The number of periods of a sparkline. */
const HISTORY = 12;

export const portfolioQueries = {
  all: () => ["portfolio"] as const,
  values: (agencyId: string, shown: ShownValues, hasHistory = false) => {
    const query = { ...valuesQuery(shown), ...(hasHistory && { history: HISTORY }) };
    return queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "values", query],
      queryFn: ({ signal }) => apiGet(agencyKeyFigureValuesPath(agencyId, query), valuesSchema, { signal }),
    });
  },
  /** All companies of a small agency, or the first of a large one, with their statuses and the shown values. */
  preview: (agencyId: string, shown: ShownValues | null) => {
    const query = shown ? valuesQuery(shown) : {};
    return queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "preview", query],
      queryFn: ({ signal }) => apiGet(portfolioPreviewPath(agencyId, query), previewSchema, { signal }),
    });
  },
  views: (agencyId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "views"],
      queryFn: ({ signal }) => apiGet(portfolioViewsPath(agencyId), viewsSchema, { signal }),
    }),
  defaultView: (agencyId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "defaultView"],
      queryFn: ({ signal }) => apiGet(defaultPortfolioViewPath(agencyId), defaultSchema, { signal }),
    }),
  statuses: (agencyId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "statuses"],
      queryFn: ({ signal }) => apiGet(companyStatusesPath(agencyId), statusesSchema, { signal }),
    }),
};
