import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { LetterheadUpdate } from "@/contract/letterhead/letterhead";
import { apiGet, apiSend } from "@/lib/api/client";
import { letterheadPath } from "./paths";
import { invalidateKinds } from "@/lib/companies/invalidate-company";

const schema = () => import("@/contract/letterhead/letterhead").then((contract) => contract.letterheadSchema);

export const letterheadQueries = {
  /** The logo and colour of an agency. */
  one: (agencyId: string) =>
    queryOptions({
      queryKey: ["letterhead", agencyId] as const,
      queryFn: ({ signal }) => apiGet(letterheadPath(agencyId), schema, { signal }),
    }),
};

/** Changes the given members of the letterhead, and marks all reports as stale, because drafts show it. */
export function saveLetterhead(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: ["letterhead", agencyId, "save"],
    mutationFn: (changes: LetterheadUpdate) => apiSend("PUT", letterheadPath(agencyId), changes, schema),
    onSuccess: async (saved) => {
      queryClient.setQueryData(letterheadQueries.one(agencyId).queryKey, saved);
      await invalidateKinds(queryClient, "reports");
    },
    onError: () => queryClient.invalidateQueries({ queryKey: letterheadQueries.one(agencyId).queryKey }),
  });
}
