/** An agency, or one of its company types, as the place of standards that its companies inherit. */
export interface AgencyPlace {
  agencyId: string;
  companyTypeId: string | null;
}

/** The place that presets and other standards are of: a company by its id, an agency, or a type of companies. */
export type StandardPlace = string | AgencyPlace;

/** Names a place in keys of queries and drafts. */
export function placeKey(place: StandardPlace): string {
  if (typeof place === "string") return place;
  return ["agency", place.agencyId, place.companyTypeId ?? ""].map(encodeURIComponent).join("/");
}
