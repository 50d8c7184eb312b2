import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Caller } from "../request-context";
import { agency, company, user, userCompany } from "../db/schema";
import { notFound, refuse } from "../http-error";
import type { CompanyRow, ConnectedCompany } from "./connected-company";
import { grantOf, roleOf, type Action, type Role } from "./policy";
import { reachableAgencies, reachableCompanies, requireWholeReach } from "./reach";

export type AgencyRow = typeof agency.$inferSelect;

/** A company the caller may see, with what they are towards it. */
export interface ReachedCompany {
  company: CompanyRow;
  role: Role;
}

/**
 * The company with this id, if the caller may see it and do this with it.
 * @param agencyId the agency in the path, which must be the company's
 * @throws Refusal notFound when it is not visible to the caller, forbidden when the role does not allow the action
 */
export async function reachCompany(
  caller: Caller,
  companyId: string,
  action: Action,
  agencyId?: string,
): Promise<ReachedCompany> {
  const found = await findCompany(caller, companyId);
  if (!found || (agencyId !== undefined && found.company.agencyId !== agencyId)) return notFound("Company", companyId);
  const role = roleOf(caller.user.type, found.role);
  allow(role, action, `company "${companyId}"`);
  return { company: found.company, role };
}

async function findCompany(caller: Caller, companyId: string): Promise<ConnectedCompany | null> {
  const { companyInPath } = caller;
  // Only once: whoever asks again wants to know how it is by then.
  caller.companyInPath = undefined;
  if (companyInPath?.companyId === companyId && companyInPath.db === caller.db) return companyInPath.connected;
  const [row] = await caller.db
    .select({ company, role: userCompany.role })
    .from(company)
    .leftJoin(userCompany, and(eq(userCompany.companyId, company.id), eq(userCompany.userName, caller.user.userName)))
    .where(and(eq(company.id, companyId), visibleCompanies(caller)));
  return row ?? null;
}

/** The agency, if the caller may see it and do this with it; throws as {@link reachCompany} does. */
export async function reachAgency(caller: Caller, agencyId: string, action: Action): Promise<AgencyRow> {
  const { user } = caller;
  const visible = user.type === "Administrator" || (user.type !== "CompanyUser" && user.agencyId === agencyId);
  const isIt = and(eq(agency.shortName, agencyId), reachableAgencies(caller));
  const [row] = visible ? await caller.db.select().from(agency).where(isIt) : [];
  if (!row) return notFound("Agency", agencyId);
  allow(roleOf(user.type, null), action, `agency "${agencyId}"`);
  if (action !== "agency.read") requireWholeReach(caller, `agency "${agencyId}"`);
  return row;
}

/**
 * Lets a caller import to companies of the agency: its own users, and users of a company of it, who see nothing else of it.
 * @throws Refusal notFound for an agency without a company of the caller's, forbidden when no role allows an import
 */
export async function reachAgencyToImport(caller: Caller, agencyId: string): Promise<void> {
  const { user } = caller;
  if (user.type !== "CompanyUser") {
    await reachAgency(caller, agencyId, "agency.read");
    allow(roleOf(user.type, null), "sie.import", `agency "${agencyId}"`);
    return;
  }
  const rows = await caller.db
    .select({ role: userCompany.role })
    .from(userCompany)
    .innerJoin(company, eq(company.id, userCompany.companyId))
    .where(and(eq(company.agencyId, agencyId), eq(userCompany.userName, user.userName), reachableCompanies(caller)));
  const roles = rows.map(({ role }) => roleOf(user.type, role));
  const [first] = roles;
  if (!first) return notFound("Agency", agencyId);
  allow(roles.find((role) => grantOf(role, "sie.import") !== false) ?? first, "sie.import", `agency "${agencyId}"`);
}

/** Refuses with forbidden unless the role has at least a grant for own objects. */
export function allow(role: Role, action: Action, what: string): void {
  if (grantOf(role, action) === false) {
    refuse("forbidden", `The role ${role} does not allow ${action} on ${what}.`);
  }
}

/** Refuses with forbidden when the role may touch only its own objects and this one is somebody else's. */
export function allowOwn(caller: Caller, role: Role, action: Action, ownerUserName: string, what: string): void {
  if (grantOf(role, action) === "own" && ownerUserName !== caller.user.userName) {
    refuse(
      "forbidden",
      `The role ${role} allows ${action} only on what the user wrote, and ${what} is someone else's.`,
    );
  }
}

/** The condition that holds for the companies a caller may access; every query over companies carries it. */
export function visibleCompanies(caller: Caller): SQL | undefined {
  const { user } = caller;
  if (user.type === "Administrator") return reachableCompanies(caller);
  const connected = connectedCompanies(caller);
  return user.type === "AgencyDirector" && user.agencyId
    ? or(and(eq(company.agencyId, user.agencyId), reachableCompanies(caller)), connected)
    : connected;
}

/** {@link visibleCompanies} in a statement that finds the user along with company and connection. */
export function visibleToFoundUser(): SQL | undefined {
  return or(
    eq(user.type, "Administrator"),
    isNotNull(userCompany.userName),
    and(eq(user.type, "AgencyDirector"), eq(user.agencyId, company.agencyId)),
  );
}

/** The condition that holds for companies with a connection row of the caller. */
export function connectedCompanies(caller: Caller): SQL | undefined {
  return and(
    sql`exists (select 1 from ${userCompany} where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${caller.user.userName})`,
    reachableCompanies(caller),
  );
}
