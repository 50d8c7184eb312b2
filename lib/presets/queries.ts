import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { presetsPath, standardPresetsPath } from "@/lib/api/paths";

const listSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetListSchema);

export const presetsQueries = {
  all: (companyId: string) => ["presets", companyId] as const,
  /** The standard ones in their order, then the company's own by id. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: [...presetsQueries.all(companyId), "list"],
      queryFn: ({ signal }) => apiGet(presetsPath(companyId), listSchema, { signal }),
    }),
  /** The presets as a new company gets them; none from a service that does not tell. */
  standard: () =>
    queryOptions({
      queryKey: ["presets", "standard"] as const,
      queryFn: async ({ signal }) => {
        try {
          return await apiGet(standardPresetsPath(), listSchema, { signal });
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        }
      },
      staleTime: Infinity,
    }),
};
