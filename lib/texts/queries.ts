import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { StandardText } from "@/contract/texts";
import { apiGet, apiSend } from "@/lib/api/client";
import { invalidateKinds } from "@/lib/companies/invalidate-company";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import { placeKey, type AgencyPlace, type StandardPlace } from "@/lib/standards/place";
import type { StandardVersion } from "@/lib/standards/versions";

const RESOURCE = "Text";

const oneSchema = () => import("@/contract/texts").then((contract) => contract.standardTextSchema);
const listSchema = () => import("@/contract/texts").then((contract) => contract.standardTextListSchema);
const versionsSchema = () => import("@/contract/texts").then((contract) => contract.standardTextVersionListSchema);

export const textPath = (place: AgencyPlace, id: string) => standardsPath(place, RESOURCE, id);

export const textsQueries = {
  all: (place: StandardPlace) => ["standard-texts", placeKey(place)] as const,
  /** The texts of an agency or a company type, inherited ones included. */
  list: (place: AgencyPlace) =>
    queryOptions({
      queryKey: [...textsQueries.all(place), "list"],
      queryFn: ({ signal }) => apiGet(standardsPath(place, RESOURCE), listSchema, { signal }),
    }),
  /** The texts that the place would have without its own changes; for a company, all its texts. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...textsQueries.all(place), "inherited"],
      queryFn: ({ signal }): Promise<StandardText[]> => {
        const path = inheritedPath(place, RESOURCE);
        return path === null ? Promise.resolve([]) : apiGet(path, listSchema, { signal });
      },
    }),
  versions: (place: AgencyPlace, id: string) =>
    queryOptions({
      queryKey: [...textsQueries.all(place), "versions", id],
      queryFn: async ({ signal }): Promise<StandardVersion<StandardText>[]> => {
        const versions = await apiGet(standardsPath(place, RESOURCE, id, "Version"), versionsSchema, { signal });
        return versions.map(({ text, ...version }) => ({ ...version, content: text }));
      },
      staleTime: 0,
    }),
};

/** Adds a text, or restores an inherited one that the place had hidden. */
export function createText(queryClient: QueryClient, place: AgencyPlace) {
  return mutationOptions({
    mutationFn: (text: Omit<StandardText, "id"> & { id?: string }) =>
      apiSend("POST", standardsPath(place, RESOURCE), text, oneSchema),
    onSettled: () => refreshTexts(queryClient),
  });
}

/** Replaces the content of a text: with a typed one, the inherited one, or an earlier version. */
export function putText(queryClient: QueryClient, place: AgencyPlace) {
  return mutationOptions({
    mutationFn: ({ id, name, text }: StandardText) => apiSend("PUT", textPath(place, id), { name, text }, oneSchema),
    onSettled: () => refreshTexts(queryClient),
  });
}

/** Marks the texts of all places as stale, because they inherit from each other. */
export function refreshTexts(queryClient: QueryClient): Promise<unknown> {
  return invalidateKinds(queryClient, "standard-texts");
}
