import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { grantOf, roleOf } from "@/contract/permissions";
import { COMPANY_ROLES } from "@/contract/users/user-types";
import type { RequestContext } from "../../platform/request-context";
import { company, user, userCompany } from "../../platform/db/schema";
import { visibleCompanies } from "../../platform/policies/authorize";
import { companiesInScope, hasLimitedScope } from "../../platform/policies/token-scope";

/** The roles in a company that may manage the company's users. */
const MANAGING_ROLES = COMPANY_ROLES.filter((role) => grantOf(`Company${role}`, "companyUser.manage") !== false);

export function managesAgencyUsers(context: RequestContext): boolean {
  return !hasLimitedScope(context) && grantOf(roleOf(context.user.type, null), "agencyUser.manage") !== false;
}

/** True when the caller may manage company users, by their type or, for a company user, by their role in a company. */
export async function managesCompanyUsers(context: RequestContext): Promise<boolean> {
  const { type, userName } = context.user;
  if (type !== "CompanyUser") return grantOf(roleOf(type, null), "companyUser.manage") !== false;
  const managed = and(
    eq(userCompany.userName, userName),
    inArray(userCompany.role, MANAGING_ROLES),
    context.scope?.companies ? inArray(userCompany.companyId, context.scope.companies) : undefined,
  );
  return (await context.db.$count(userCompany, managed)) > 0;
}

/** The condition for companies whose users the caller manages; undefined when the caller manages all. */
export function managedCompanies(context: RequestContext): SQL | undefined {
  const { type, userName } = context.user;
  if (type === "CompanyUser") {
    return and(
      sql`exists (select 1 from ${userCompany} where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${userName} and ${inArray(userCompany.role, MANAGING_ROLES)})`,
      companiesInScope(context),
    );
  }
  return grantOf(roleOf(type, null), "companyUser.manage") === false ? sql`false` : visibleCompanies(context);
}

/**
 * The condition for users that the caller may see: themselves, and the users they manage, which are the users of
 * a director's agency and the company users of managed companies. Undefined when the caller may see all.
 * @param only the user name to look for, so that the database need not read the connections of all users
 */
export function visibleUsers(context: RequestContext, only?: string): SQL | undefined {
  const { type, userName, agencyId } = context.user;
  if (type === "Administrator" && !hasLimitedScope(context)) return undefined;
  const connected = and(managedCompanies(context), only === undefined ? undefined : eq(userCompany.userName, only));
  const ofManagedCompanies = sql`${user.userName} in (select ${userCompany.userName} from ${userCompany} inner join ${company} on ${company.id} = ${userCompany.companyId} where ${connected})`;
  return or(
    eq(user.userName, userName),
    managesAgencyUsers(context) && agencyId !== null ? eq(user.agencyId, agencyId) : undefined,
    and(eq(user.type, "CompanyUser"), ofManagedCompanies),
  );
}
