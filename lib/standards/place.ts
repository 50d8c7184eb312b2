/** An agency, or one of its company types: its companies inherit the standards. */
export interface AgencyPlace {
  agencyId: string;
  /** Null for the agency itself. */
  companyTypeId: string | null;
}

/** The place of presets and other standards: a company (its id), an agency, or a company type. */
export type StandardPlace = string | AgencyPlace;

/** The text for a place in the keys of queries and drafts. */
export function placeKey(place: StandardPlace): string {
  if (typeof place === "string") return place;
  return ["agency", place.agencyId, place.companyTypeId ?? ""].map(encodeURIComponent).join("/");
}
