import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { StandardText } from "@/contract/texts";
import { apiSend } from "@/lib/api/client";
import { invalidateKinds } from "@/lib/companies/invalidate-company";
import { standardsPath } from "@/lib/standards/paths";
import { placeKey, type AgencyPlace, type StandardPlace } from "@/lib/standards/place";
import { replaceStandard, type Replacement } from "@/lib/standards/replace-standard";
import { standardQueries } from "@/lib/standards/queries";

const RESOURCE = "Text";

const oneSchema = () => import("@/contract/texts").then((contract) => contract.standardTextSchema);
const listSchema = () => import("@/contract/texts").then((contract) => contract.standardTextListSchema);
const versionsSchema = () => import("@/contract/texts").then((contract) => contract.standardTextVersionListSchema);

export const textPath = (place: AgencyPlace, id: string) => standardsPath(place, RESOURCE, id);

/** A company has no texts of its own: `inherited` has those that it can use. */
export const textsQueries = standardQueries({
  all: (place: StandardPlace) => ["standard-texts", placeKey(place)],
  resource: RESOURCE,
  listSchema,
  versionsSchema,
  contentOf: ({ text }) => text,
});

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
    mutationFn: ({ content: { id, name, text }, seen }: Replacement<StandardText>) =>
      replaceStandard(textPath(place, id), seen, { name, text }, oneSchema),
    onSettled: () => refreshTexts(queryClient),
  });
}

/** Marks the texts of all places as stale, because they inherit from each other. */
export function refreshTexts(queryClient: QueryClient): Promise<unknown> {
  return invalidateKinds(queryClient, "standard-texts");
}
