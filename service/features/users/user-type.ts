import type { UserType } from "@/contract/users/user";

/** Agency users belong to their agency; others have none. */
export function isAgencyUser(type: UserType): boolean {
  return type === "AgencyDirector" || type === "AgencyConsultant";
}
