import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { PRESET_RESOURCE, inheritedPresetsPath, standardPresetsPath } from "./paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { standardQueries } from "@/lib/standards/queries";

const listSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetListSchema);
const versionsSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetVersionListSchema);

const queries = standardQueries({
  all: (place: StandardPlace) => ["presets", placeKey(place)],
  resource: PRESET_RESOURCE,
  listSchema,
  versionsSchema,
  contentOf: ({ preset }) => preset,
});

/** `list` has the built-in presets in their order, then the others by id. */
export const presetsQueries = {
  ...queries,
  /** The presets that the place would have without its own changes; none if the service lacks this extension. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: queries.inherited(place).queryKey,
      queryFn: ({ signal }) => orNone(apiGet(inheritedPresetsPath(place), listSchema, { signal })),
    }),
  /** The presets of a new company without an agency; none if the service lacks this extension. */
  standard: () =>
    queryOptions({
      queryKey: ["presets", "standard"] as const,
      queryFn: ({ signal }) => orNone(apiGet(standardPresetsPath(), listSchema, { signal })),
      staleTime: Infinity,
    }),
};

async function orNone<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
