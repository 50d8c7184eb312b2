import type { CompanyConnection, User } from "@/contract/user";
import type { ReadConnection, ReadUser } from "./read-users";

/** The connections a viewer may see: all of their own, of others those that the viewer manages. */
export function shownConnections({ user, connections }: ReadUser, viewerUserName: string): ReadConnection[] {
  return user.userName === viewerUserName ? connections : connections.filter(({ managed }) => managed);
}

export function presentUser(read: ReadUser, viewerUserName: string): User {
  const { user } = read;
  const shown = shownConnections(read, viewerUserName);
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
