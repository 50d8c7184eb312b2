import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Period } from "@/contract/period";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { apiGet, apiSend } from "@/lib/api/client";
import { targetsPath } from "@/lib/api/paths";
import { invalidateCompany, invalidateComputed } from "@/lib/companies/invalidate-company";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import { placeKey, type AgencyPlace, type StandardPlace } from "@/lib/standards/place";
import type { StandardVersion } from "@/lib/standards/versions";

const RESOURCE = "KeyFigureTarget";

const oneSchema = () => import("@/contract/targets/standard-target").then((contract) => contract.standardTargetSchema);
const listSchema = () =>
  import("@/contract/targets/standard-target").then((contract) => contract.standardTargetListSchema);
const versionsSchema = () =>
  import("@/contract/targets/standard-target").then((contract) => contract.standardTargetVersionListSchema);
const companyListSchema = () =>
  import("@/contract/targets/key-figure-target").then((contract) => contract.keyFigureTargetListSchema);

/** The address of a target. Targets of a company have no such address, but it identifies them in the dashboard. */
export const targetPath = (place: StandardPlace, id: string) => standardsPath(place, RESOURCE, id);

export const standardTargetsQueries = {
  all: (place: StandardPlace) => ["standard-targets", placeKey(place)] as const,
  /** The targets of an agency or a company type, inherited ones included. */
  list: (place: AgencyPlace) =>
    queryOptions({
      queryKey: [...standardTargetsQueries.all(place), "list"],
      queryFn: ({ signal }) => apiGet(standardsPath(place, RESOURCE), listSchema, { signal }),
    }),
  /** The targets that the place would have without its own changes. */
  inherited: (place: StandardPlace) =>
    queryOptions({
      queryKey: [...standardTargetsQueries.all(place), "inherited"],
      queryFn: ({ signal }): Promise<StandardTarget[]> => {
        const path = inheritedPath(place, RESOURCE);
        return path === null ? Promise.resolve([]) : apiGet(path, listSchema, { signal });
      },
    }),
  versions: (place: AgencyPlace, id: string) =>
    queryOptions({
      queryKey: [...standardTargetsQueries.all(place), "versions", id],
      queryFn: async ({ signal }): Promise<StandardVersion<StandardTarget>[]> => {
        const path = standardsPath(place, RESOURCE, id, "Version");
        const versions = await apiGet(path, versionsSchema, { signal });
        return versions.map(({ target, ...version }) => ({ ...version, content: target }));
      },
      staleTime: 0,
    }),
};

/** A target to write; null clears it, for companies only. */
interface WrittenTarget {
  keyFigureType: string;
  period: Period;
  value: number | null;
}

function writeToCompany(companyId: string, { keyFigureType, period, value }: WrittenTarget): Promise<unknown> {
  return apiSend("PUT", targetsPath(companyId), [{ keyFigureType, period, value }], companyListSchema);
}

/** Adds a target, or restores an inherited one that the place had cleared. */
export function createTarget(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: ({ keyFigureType, period, value }: WrittenTarget): Promise<unknown> =>
      typeof place === "string"
        ? writeToCompany(place, { keyFigureType, period, value })
        : apiSend("POST", standardsPath(place, RESOURCE), { keyFigureType, period, value }, oneSchema),
    onSettled: () => refreshTargets(queryClient, place),
  });
}

/** Changes the value of a target: to a typed value, that of an earlier version, or the inherited one. */
export function putTarget(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: (target: StandardTarget): Promise<unknown> =>
      typeof place === "string"
        ? writeToCompany(place, target)
        : apiSend("PUT", targetPath(place, target.id), { value: target.value }, oneSchema),
    onSettled: () => refreshTargets(queryClient, place),
  });
}

/** Clears a target of a company. */
export function clearTarget(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationFn: (target: StandardTarget) => writeToCompany(companyId, { ...target, value: null }),
    onSettled: () => refreshTargets(queryClient, companyId),
  });
}

/** Marks queries as stale that depend on the targets of a place: for an agency, those of all its companies too. */
export function refreshTargets(queryClient: QueryClient, place: StandardPlace): Promise<unknown> {
  return typeof place === "string"
    ? invalidateCompany(queryClient, place)
    : invalidateComputed(queryClient, "standard-targets", "targets");
}
