import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/contract/format/locale";
import { apiGet } from "@/lib/api/client";
import { keyFiguresPath, standardKeyFiguresPath } from "./paths";

const listSchema = () => import("@/contract/figures/key-figure").then((contract) => contract.keyFigureListSchema);

export const catalogueQueries = {
  /** The key figures that the service computes for a company: the standard ones, then the company's own. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: ["catalogue", companyId] as const,
      queryFn: ({ signal }) => apiGet(keyFiguresPath(companyId), listSchema, { signal }),
    }),
  /** The standard key figures, which every company has; they change only with the version of the service. */
  standard: () =>
    queryOptions({
      queryKey: ["standardCatalogue"] as const,
      queryFn: ({ signal }) => apiGet(standardKeyFiguresPath(), listSchema, { signal }),
      staleTime: Infinity,
    }),
  /** The key figures of a company, or for null the standard ones, with names in the given language. */
  listIn: (companyId: string | null, language: Locale) =>
    queryOptions({
      queryKey: ["catalogue", companyId, language] as const,
      queryFn: ({ signal }) =>
        apiGet(companyId === null ? standardKeyFiguresPath() : keyFiguresPath(companyId), listSchema, {
          signal,
          language,
        }),
    }),
};
