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
  /** The standard presets in order, then the others by id. */
  list: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "list"],
      queryFn: ({ signal }) => apiGet(presetsPath(place), listSchema, { signal }),
    }),
  /** The presets that the place would have without its own changes; none if the service lacks this extension. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "inherited"],
      queryFn: ({ signal }) => orNone(apiGet(inheritedPresetsPath(place), listSchema, { signal })),
    }),
  /** The versions of a preset of an agency or a company type, the newest first. */
  versions: (place: AgencyPlace, presetId: string) =>
    queryOptions({
      queryKey: [...presetsQueries.all(place), "versions", presetId],
      queryFn: async ({ signal }): Promise<StandardVersion<KeyFigurePreset>[]> => {
        const versions = await apiGet(presetVersionsPath(place, presetId), versionsSchema, { signal });
        return versions.map(({ preset, ...version }) => ({ ...version, content: preset }));
      },
      staleTime: 0,
    }),
  /** The presets that a new company gets; none if the service lacks this extension. */
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
