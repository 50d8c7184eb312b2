import type { CompanyConnection, User } from "@/contract/user";
import type { ReadConnection, ReadUser } from "./read-users";

/** The connections a viewer may see: all of their own, of others those that the viewer manages. */
export function shownConnections({ user, connections }: ReadUser, viewerUserName: string): ReadConnection[] {
  return user.userName === viewerUserName ? connections : connections.filter(({ managed }) => managed);
}

export function presentUser(read: ReadUser, viewerUserName: string): User {
  return presentWith(read.user, shownConnections(read, viewerUserName));
}

/** The user with the connections that are to be shown. */
export function presentWith(
  user: ReadUser["user"],
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
    companies:
      user.type === "CompanyUser"
        ? shown.map(({ companyId, role }): CompanyConnection => ({ companyId, typeOfRole: role ?? "Limited" }))
        : undefined,
  };
}
