import { queryOptions } from "@tanstack/react-query";
import type { KeyFigurePreset } from "@/contract/presets";
import { apiGet } from "@/lib/api/client";
import { ApiError } from "@/lib/api/error";
import { standardPresetsPath } from "@/lib/api/paths";
import { inheritedPresetsPath, presetsPath, presetVersionsPath } from "./paths";
import { placeKey, type AgencyPlace, type StandardPlace } from "@/lib/standards/place";
import type { StandardVersion } from "@/lib/standards/versions";

const listSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetListSchema);
const versionsSchema = () => import("@/contract/presets").then((contract) => contract.keyFigurePresetVersionListSchema);

export const presetsQueries = {
  all: (place: StandardPlace) => ["presets", placeKey(place)] as const,
  /** The standard ones in their order, then the others by id. */
  list: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "list"],
      queryFn: ({ signal }) => apiGet(presetsPath(place), listSchema, { signal }),
    }),
  /** The presets that the place would have if it had changed and hidden none. A service that does not tell has none. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "inherited"],
      queryFn: ({ signal }) => orNone(apiGet(inheritedPresetsPath(place), listSchema, { signal })),
    }),
  /** The changes of an agency's preset, or of a type's, the newest first. */
  versions: (place: AgencyPlace, presetId: string) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "versions", presetId],
      queryFn: async ({ signal }): Promise<StandardVersion<KeyFigurePreset>[]> => {
        const versions = await apiGet(presetVersionsPath(place, presetId), versionsSchema, { signal });
        return versions.map(({ preset, ...version }) => ({ ...version, content: preset }));
      },
      staleTime: 0,
    }),
  /** The presets as a new company gets them; none from a service that does not tell. */
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
