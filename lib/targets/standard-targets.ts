import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Period } from "@/contract/period";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { ApiError } from "@/lib/api/error";
import { apiGet, apiSend } from "@/lib/api/client";
import { targetsPath } from "./paths";
import { invalidateCompany, invalidateComputed } from "@/lib/companies/invalidate-company";
import { standardsPath } from "@/lib/standards/paths";
import { placeKey, type StandardPlace } from "@/lib/standards/place";
import { replaceStandard, StandardConflict, type Replacement } from "@/lib/standards/replace-standard";
import { standardQueries } from "@/lib/standards/queries";
import { targetListSchema } from "./queries";

const RESOURCE = "KeyFigureTarget";

const oneSchema = () => import("@/contract/targets/standard-target").then((contract) => contract.standardTargetSchema);
const listSchema = () =>
  import("@/contract/targets/standard-target").then((contract) => contract.standardTargetListSchema);
const versionsSchema = () =>
  import("@/contract/targets/standard-target").then((contract) => contract.standardTargetVersionListSchema);

/** The address of a target. Targets of a company have no such address, but it identifies them in the dashboard. */
export const targetPath = (place: StandardPlace, id: string) => standardsPath(place, RESOURCE, id);

export const standardTargetsQueries = standardQueries({
  all: (place: StandardPlace) => ["standard-targets", placeKey(place)],
  resource: RESOURCE,
  listSchema,
  versionsSchema,
  contentOf: ({ target }) => target,
});

interface WrittenTarget {
  keyFigureType: string;
  period: Period;
  /** Null clears the target, which only a company can do. */
  value: number | null;
}

/** Stores a target; `before` is the value that the user has seen, null for none. Any other value is not overwritten. */
async function writeToCompany(companyId: string, target: WrittenTarget & { before: number | null }): Promise<void> {
  const path = targetsPath(companyId);
  const { keyFigureType, period, value, before } = target;
  try {
    await apiSend("PUT", path, [{ keyFigureType, period, value, before }], targetListSchema);
  } catch (error) {
    const isChanged = error instanceof ApiError && error.status === 412;
    if (!isChanged) throw error;
    const { targetId } = await import("@/contract/targets/standard-target");
    const id = targetId(target);
    const stored = (await apiGet(path, targetListSchema)).find((other) => targetId(other) === id);
    // An earlier attempt may have been saved although its response was lost.
    if ((stored?.value ?? null) === value) return;
    throw new StandardConflict(path, stored ? { ...stored, id } : null);
  }
}

/** Adds a target, or restores one that the place had cleared, its own or an inherited one. */
export function createTarget(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: ({ keyFigureType, period, value }: WrittenTarget): Promise<unknown> =>
      typeof place === "string"
        ? writeToCompany(place, { keyFigureType, period, value, before: null })
        : apiSend("POST", standardsPath(place, RESOURCE), { keyFigureType, period, value }, oneSchema),
    onSettled: () => refreshTargets(queryClient, place),
  });
}

/** Changes the value of a target: to a typed value, that of an earlier version, or the inherited one. */
export function putTarget(queryClient: QueryClient, place: StandardPlace) {
  return mutationOptions({
    mutationFn: async ({ content, seen }: Replacement<StandardTarget>): Promise<StandardTarget> => {
      const { id, value } = content;
      if (typeof place !== "string") return replaceStandard(targetPath(place, id), seen, { value }, oneSchema);
      await writeToCompany(place, { ...content, before: seen?.value ?? null });
      return content;
    },
    onSettled: () => refreshTargets(queryClient, place),
  });
}

/** Clears a target of a company. */
export function clearTarget(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationFn: (target: StandardTarget) => writeToCompany(companyId, { ...target, value: null, before: target.value }),
    onSettled: () => refreshTargets(queryClient, companyId),
  });
}

/** Marks queries as stale that depend on the targets of a place: for an agency, those of all its companies too. */
export function refreshTargets(queryClient: QueryClient, place: StandardPlace): Promise<unknown> {
  return typeof place === "string"
    ? invalidateCompany(queryClient, place)
    : invalidateComputed(queryClient, "standard-targets", "targets");
}
