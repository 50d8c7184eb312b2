import { path } from "@/lib/api/path";

/** The work on the months of all companies of the agency; `through` is the newest month, YYYY-MM. */
export const companyMonthsPath = (agencyId: string, query: { through?: string } = {}) =>
  path(["Agency", agencyId, "CompanyMonth"], query);
