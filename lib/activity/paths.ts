import { path } from "@/lib/api/path";

/** A company, or an agency with all its companies, whose activity is listed. */
export type ActivityPlace = { companyId: string } | { agencyId: string };

const placePath = (place: ActivityPlace) =>
  "companyId" in place ? ["Company", place.companyId] : ["Agency", place.agencyId];

/** The activity of a company or agency, page by page; `cursor` is the `next` of the previous page. */
export const activityPath = (place: ActivityPlace, query: Record<string, string | number | undefined> = {}) =>
  path([...placePath(place), "Activity"], query);
export const activityEntryPath = (place: ActivityPlace, entryId: string) =>
  path([...placePath(place), "Activity", entryId]);
