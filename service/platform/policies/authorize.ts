import { and, eq, gte, isNotNull, or, sql, type Column, type SQL } from "drizzle-orm";
import { grantOf, roleOf, type Action, type Role } from "@/contract/permissions";
import { agency, company, user, userCompany } from "../db/schema";
import { HttpError, notFound } from "../http-error";
import type { Principal, RequestContext } from "../request-context";
import type { CompanyRow, ConnectedCompany } from "./connected-company";
import { agenciesInScope, companiesInScope, requireUnlimitedScope } from "./token-scope";

export type AgencyRow = typeof agency.$inferSelect;

/** A company that the caller may see, with the role of the caller in it. */
export interface CompanyAccess {
  company: CompanyRow;
  role: Role;
}

/**
 * Returns the company if the caller may see it and perform the action.
 * @param agencyId the agency in the path, to which the company must belong
 * @throws HttpError notFound if the caller may not see it, forbidden if the role does not allow the action
 */
export async function requireCompanyAccess(
  context: RequestContext,
  companyId: string,
  action: Action,
  agencyId?: string,
): Promise<CompanyAccess> {
  const found = await findCompany(context, companyId);
  if (!found || (agencyId !== undefined && found.company.agencyId !== agencyId)) return notFound("Company", companyId);
  const role = roleOf(context.user.type, found.role);
  requirePermission(role, action, `company "${companyId}"`);
  return { company: found.company, role };
}

async function findCompany(context: RequestContext, companyId: string): Promise<ConnectedCompany | null> {
  const { companyInPath } = context;
  // Used only once, because a second call must read the current state.
  context.companyInPath = undefined;
  if (companyInPath?.companyId === companyId && companyInPath.db === context.db) return companyInPath.connected;
  const [row] = await context.db
    .select({ company, role: userCompany.role })
    .from(company)
    .leftJoin(userCompany, and(eq(userCompany.companyId, company.id), eq(userCompany.userName, context.user.userName)))
    .where(and(eq(company.id, companyId), visibleCompanies(context)));
  return row ?? null;
}

/** Actions on an agency that a token limited to some companies allows, too. */
const AGENCY_READS: readonly Action[] = ["agency.read", "portfolioView.read"];

/**
 * Returns the agency if the caller may see it and perform the action; throws like {@link requireCompanyAccess}. A token
 * limited to some companies is forbidden all actions but {@link AGENCY_READS}.
 */
export async function requireAgencyAccess(
  context: RequestContext,
  agencyId: string,
  action: Action,
): Promise<AgencyRow> {
  const { user } = context;
  const visible = user.type === "Administrator" || (user.type !== "CompanyUser" && user.agencyId === agencyId);
  const condition = and(eq(agency.shortName, agencyId), agenciesInScope(context));
  const [row] = visible ? await context.db.select().from(agency).where(condition) : [];
  if (!row) return notFound("Agency", agencyId);
  requirePermission(roleOf(user.type, null), action, `agency "${agencyId}"`);
  if (!AGENCY_READS.includes(action)) requireUnlimitedScope(context, `agency "${agencyId}"`);
  return row;
}

/**
 * Checks that the caller may import to companies of the agency. A company user, who does not see agencies, needs a role
 * that allows it in one of these companies.
 * @throws HttpError notFound if the caller does not see the agency or, for a company user, a company of it; forbidden
 * if no role allows it
 */
export async function requireAgencyImportAccess(context: RequestContext, agencyId: string): Promise<void> {
  const { user } = context;
  if (user.type !== "CompanyUser") {
    await requireAgencyAccess(context, agencyId, "agency.read");
    requirePermission(roleOf(user.type, null), "sie.import", `agency "${agencyId}"`);
    return;
  }
  const rows = await context.db
    .select({ role: userCompany.role })
    .from(userCompany)
    .innerJoin(company, eq(company.id, userCompany.companyId))
    .where(and(eq(company.agencyId, agencyId), eq(userCompany.userName, user.userName), companiesInScope(context)));
  const roles = rows.map(({ role }) => roleOf(user.type, role));
  const [first] = roles;
  if (!first) return notFound("Agency", agencyId);
  requirePermission(
    roles.find((role) => grantOf(role, "sie.import") !== false) ?? first,
    "sie.import",
    `agency "${agencyId}"`,
  );
}

/** @throws HttpError forbidden if the role allows the action on no objects */
export function requirePermission(role: Role, action: Action, target: string): void {
  if (grantOf(role, action) === false) forbid(role, action, target);
}

/** @throws HttpError forbidden if the role allows the action on no objects, or only on the user's own */
export function requireUnrestricted(role: Role, action: Action, target: string): void {
  if (grantOf(role, action) !== true) forbid(role, action, target);
}

function forbid(role: Role, action: Action, target: string): never {
  throw new HttpError("forbidden", `The role ${role} does not allow ${action} on ${target}.`);
}

/** The user name of an author, and when it was written. */
interface Authored {
  authorUserName: string;
  created: Date;
}

/** True if the user wrote it, and not an earlier user of the same name, who was deleted. */
export function isAuthor({ userName, created }: Principal, written: Authored): boolean {
  return written.authorUserName === userName && written.created >= created;
}

/** SQL condition for what the caller made: like {@link isAuthor}, with the columns of the user name and of the time. */
export function isMadeByCaller({ user }: RequestContext, userName: Column, at: Column): SQL | undefined {
  return and(eq(userName, user.userName), gte(at, user.created));
}

/** @throws HttpError forbidden if the role allows the action only on own objects and another user wrote this one */
export function requireOwnership(
  context: RequestContext,
  role: Role,
  action: Action,
  item: Authored,
  target: string,
): void {
  if (grantOf(role, action) === "own" && !isAuthor(context.user, item)) {
    throw new HttpError(
      "forbidden",
      `The role ${role} allows ${action} only on what the user wrote, and ${target} is someone else's.`,
    );
  }
}

/** Returns true for an administrator, who sees all agencies and companies without a connection to them. */
export function seesEveryCompany({ user }: RequestContext): boolean {
  return user.type === "Administrator";
}

/** Returns true for a consultant, who sees only those clients of the agency that they are connected to. */
export function seesByConnection({ user }: RequestContext): boolean {
  return user.type === "AgencyConsultant";
}

/**
 * SQL condition for the companies that the caller may access, within the scope of the credential. Queries that list or
 * find companies for the caller include it.
 */
export function visibleCompanies(context: RequestContext): SQL | undefined {
  const { user } = context;
  if (seesEveryCompany(context)) return companiesInScope(context);
  const connected = connectedCompanies(context);
  return user.type === "AgencyDirector" && user.agencyId
    ? or(and(eq(company.agencyId, user.agencyId), companiesInScope(context)), connected)
    : connected;
}

/** Like {@link visibleCompanies} without the scope, for a statement that joins user, company and connection. */
export function visibleToFoundUser(): SQL | undefined {
  return or(
    eq(user.type, "Administrator"),
    isNotNull(userCompany.userName),
    and(eq(user.type, "AgencyDirector"), eq(user.agencyId, company.agencyId)),
  );
}

/** SQL condition for the companies that the caller is connected to, within the scope of the credential. */
export function connectedCompanies(context: RequestContext): SQL | undefined {
  return and(
    sql`exists (select 1 from ${userCompany} where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${context.user.userName})`,
    companiesInScope(context),
  );
}

/** An object of a company, with the access of the caller to the company. */
export interface ItemAccess<T> extends CompanyAccess {
  item: T;
}

/**
 * Returns the object that `find` finds if the caller may perform the action. A missing object is reported before a
 * missing permission (docs/interface.md, Requests).
 * @param find throws an HttpError (notFound) for an object that the company does not have or the role may not see
 */
export async function requireItemAccess<T>(
  context: RequestContext,
  companyId: string,
  action: Action,
  find: (role: Role) => Promise<T>,
): Promise<ItemAccess<T>> {
  const access = await requireCompanyAccess(context, companyId, "company.read");
  const item = await find(access.role);
  requirePermission(access.role, action, `company "${companyId}"`);
  return { ...access, item };
}
