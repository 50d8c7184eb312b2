import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { COMPANY_ROLES } from "@/contract/users/user";
import type { Caller } from "../../platform/request-context";
import { company, user, userCompany } from "../../platform/db/schema";
import { visibleCompanies } from "../../platform/policies/authorize";
import { grantOf, roleOf } from "../../platform/policies/policy";
import { reachableCompanies, reachesSome } from "../../platform/policies/reach";

/** The roles in a company whose users manage the company's users. */
const MANAGING_ROLES = COMPANY_ROLES.filter((role) => grantOf(`Company${role}`, "companyUser.manage") !== false);

export function managesAgencyUsers(caller: Caller): boolean {
  return !reachesSome(caller) && grantOf(roleOf(caller.user.type, null), "agencyUser.manage") !== false;
}

/** Whether there is a company whose users the caller may manage. */
export async function managesCompanyUsers(caller: Caller): Promise<boolean> {
  const { type, userName } = caller.user;
  if (type !== "CompanyUser") return grantOf(roleOf(type, null), "companyUser.manage") !== false;
  const managed = and(
    eq(userCompany.userName, userName),
    inArray(userCompany.role, MANAGING_ROLES),
    caller.reach?.companies ? inArray(userCompany.companyId, caller.reach.companies) : undefined,
  );
  return (await caller.db.$count(userCompany, managed)) > 0;
}

/** The condition that holds for the companies whose users the caller manages; undefined when it holds for all. */
export function managedCompanies(caller: Caller): SQL | undefined {
  const { type, userName } = caller.user;
  if (type === "CompanyUser") {
    return and(
      sql`exists (select 1 from ${userCompany} where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${userName} and ${inArray(userCompany.role, MANAGING_ROLES)})`,
      reachableCompanies(caller),
    );
  }
  return grantOf(roleOf(type, null), "companyUser.manage") === false ? sql`false` : visibleCompanies(caller);
}

/**
 * The condition that holds for the users a caller may see: themselves, and those they manage, which are the users of
 * a director's agency and the company users of managed companies. Undefined when it holds for all.
 * @param only the one user who is asked for, so that the database need not look at the connections of all
 */
export function visibleUsers(caller: Caller, only?: string): SQL | undefined {
  const { type, userName, agencyId } = caller.user;
  if (type === "Administrator" && !reachesSome(caller)) return undefined;
  const connected = and(managedCompanies(caller), only === undefined ? undefined : eq(userCompany.userName, only));
  const ofManagedCompanies = sql`${user.userName} in (select ${userCompany.userName} from ${userCompany} inner join ${company} on ${company.id} = ${userCompany.companyId} where ${connected})`;
  return or(
    eq(user.userName, userName),
    managesAgencyUsers(caller) && agencyId !== null ? eq(user.agencyId, agencyId) : undefined,
    and(eq(user.type, "CompanyUser"), ofManagedCompanies),
  );
}
