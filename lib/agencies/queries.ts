import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { agenciesPath, agencyPath, demoPath } from "./paths";

const oneSchema = () => import("@/contract/agencies").then((contract) => contract.agencySchema);
const demoSchema = () => import("@/contract/agencies").then((contract) => contract.demoContentSchema);
const listSchema = () => import("@/contract/agencies").then((contract) => contract.agencyListSchema);

export const agenciesQueries = {
  all: () => ["agencies"] as const,
  list: () =>
    queryOptions({
      queryKey: [...agenciesQueries.all(), "list"],
      queryFn: ({ signal }) => apiGet(agenciesPath(), listSchema, { signal }),
    }),
  one: (agencyId: string) =>
    queryOptions({
      queryKey: [...agenciesQueries.all(), "one", agencyId],
      queryFn: ({ signal }) => apiGet(agencyPath(agencyId), oneSchema, { signal }),
    }),
  /** The numbers of the demo's companies and agency users that the agency still has, without the user who asks. */
  demo: (agencyId: string) =>
    queryOptions({
      queryKey: [...agenciesQueries.all(), "demo", agencyId],
      queryFn: ({ signal }) => apiGet(demoPath(agencyId), demoSchema, { signal }),
    }),
};
