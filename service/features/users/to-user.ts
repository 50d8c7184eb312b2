import type { CompanyConnection, User } from "@/contract/users/user";
import type { UserType } from "@/contract/users/user-types";
import { onlyAgencyOf } from "../../platform/audit/agency-of-user";
import { isInScope } from "../../platform/policies/token-scope";
import type { RequestContext } from "../../platform/request-context";
import type { ReadConnection, UserWithConnections } from "./user-rows";

/** The connections a viewer may see: their own within the scope of the credential, or others' that they manage. */
export function shownConnections({ user, connections }: UserWithConnections, viewer: RequestContext): ReadConnection[] {
  const isSelf = user.userName === viewer.user.userName;
  return connections.filter(({ managed, companyId }) => (isSelf ? isInScope(viewer, companyId) : managed));
}

export function toUser(read: UserWithConnections, viewer: RequestContext): User {
  return toUserWithConnections(read.user, shownConnections(read, viewer));
}

/** The user with the connections that are to be shown. */
export function toUserWithConnections(
  user: UserWithConnections["user"],
  shown: readonly Pick<ReadConnection, "companyId" | "role">[],
): User {
  return {
    userName: user.userName,
    name: user.name,
    type: user.type,
    email: user.email ?? undefined,
    phone: user.phone ?? undefined,
    cellphone: user.cellphone ?? undefined,
    language: user.language ?? undefined,
    agencyId: user.agencyId ?? undefined,
    customers: user.type === "AgencyConsultant" ? shown.map(({ companyId }) => companyId) : undefined,
    // As in roleOf, a company user without a role counts as Limited.
    companies:
      user.type === "CompanyUser"
        ? shown.map(({ companyId, role }): CompanyConnection => ({ companyId, typeOfRole: role ?? "Limited" }))
        : undefined,
  };
}

/** Agency users belong to their agency; others have none. */
export function isAgencyUser(type: UserType): boolean {
  return type === "AgencyDirector" || type === "AgencyConsultant";
}

/**
 * The agency whose activity log shows a change to the user; null where the connections that the caller sees are with
 * companies of several agencies or of none.
 */
export function agencyOfUser({ agencyId, companies = [] }: User): string | null {
  return agencyId ?? onlyAgencyOf(companies.map(({ companyId }) => companyId));
}
