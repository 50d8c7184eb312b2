import type { StandardKind } from "@/contract/standards";
import { path } from "@/lib/api/path";
import type { StandardPlace } from "./place";

/**
 * The address of a resource of a place.
 * @param resource its name without `Standard` before it, such as `KeyFigurePreset`
 * @param below further segments, such as an id
 */
export function standardsPath(place: StandardPlace, resource: StandardKind, ...below: string[]): string {
  if (typeof place === "string") return path(["Company", place, resource, ...below]);
  return path([...placeSegments(place), `Standard${resource}`, ...below]);
}

/** The address of the standards that a place inherits, without its own changes; null for an agency. */
export function inheritedPath(place: StandardPlace, resource: StandardKind): string | null {
  if (typeof place === "string") return path(["Company", place, `Standard${resource}`]);
  return place.companyTypeId === null ? null : standardsPath({ ...place, companyTypeId: null }, resource);
}

export function placeSegments(place: StandardPlace): string[] {
  if (typeof place === "string") return ["Company", place];
  const { agencyId, companyTypeId } = place;
  return ["Agency", agencyId, ...(companyTypeId === null ? [] : ["CompanyType", companyTypeId])];
}
