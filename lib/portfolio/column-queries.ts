import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { agencyKeyFiguresPath } from "@/lib/figures/paths";
import { agencyPresetsPath } from "@/lib/presets/paths";
import { portfolioQueries } from "./queries";

const figuresSchema = () => import("@/contract/figures/key-figure").then((contract) => contract.keyFigureListSchema);
const presetsSchema = () => import("@/contract/presets").then((contract) => contract.agencyPresetListSchema);

/** The choices for columns. Kept apart from the other queries, which a page needs before anyone chooses columns. */
export const columnQueries = {
  /** The key figures of the catalogue, and own key figures of companies. */
  keyFigures: (agencyId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "columnFigures"],
      queryFn: ({ signal }) => apiGet(agencyKeyFiguresPath(agencyId), figuresSchema, { signal }),
    }),
  /** The presets of companies. */
  presets: (agencyId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), agencyId, "presets"],
      queryFn: ({ signal }) => apiGet(agencyPresetsPath(agencyId), presetsSchema, { signal }),
    }),
};
