import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Period } from "@/contract/period";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { apiSend } from "@/lib/api/client";
import { targetsPath } from "@/lib/api/paths";
import { invalidateCompany, invalidateComputed } from "@/lib/companies/invalidate-company";
import { standardsPath } from "@/lib/standards/paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { standardQueries } from "@/lib/standards/queries";

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

export const standardTargetsQueries = standardQueries({
  all: (place: StandardPlace) => ["standard-targets", placeKey(place)],
  resource: RESOURCE,
  listSchema,
  versionsSchema,
  contentOf: ({ target }) => target,
});

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
