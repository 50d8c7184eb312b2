import type { Origin } from "@/contract/standards";
import type { StandardPlace } from "@/lib/standards/place";

/** The origin of the standards that belong to the place itself; undefined for a company's, which have none. */
export function ownOrigin(place: StandardPlace): Origin | undefined {
  if (typeof place === "string") return undefined;
  return place.companyTypeId === null ? "agency" : "companyType";
}
