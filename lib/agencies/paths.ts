import { path } from "@/lib/api/path";

export const agenciesPath = () => path(["Agency"]);
export const agencyPath = (agencyId: string) => path(["Agency", agencyId]);
/** The companies and users that the demo created in the agency. */
export const demoPath = (agencyId: string) => path(["Agency", agencyId, "Demo"]);
