import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { grantOf, roleOf, type Action, type Role } from "@/contract/permissions";
import { agency, company, user, userCompany } from "../db/schema";
import { HttpError, notFound } from "../http-error";
import type { RequestContext } from "../request-context";
import type { CompanyRow, ConnectedCompany } from "./connected-company";
import { agenciesInScope, companiesInScope, requireUnlimitedScope } from "./token-scope";

export type AgencyRow = typeof agency.$inferSelect;

/** A company the caller may see, with what they are towards it. */
export interface CompanyAccess {
  company: CompanyRow;
  role: Role;
}

/**
 * The company with this id, if the caller may see it and do this with it.
 * @param agencyId the agency in the path, which must be the company's
 * @throws HttpError notFound when it is not visible to the caller, forbidden when the role does not allow the action
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
  // Used once only: a second call must see the present state.
  context.companyInPath = undefined;
  if (companyInPath?.companyId === companyId && companyInPath.db === context.db) return companyInPath.connected;
  const [row] = await context.db
    .select({ company, role: userCompany.role })
    .from(company)
    .leftJoin(userCompany, and(eq(userCompany.companyId, company.id), eq(userCompany.userName, context.user.userName)))
    .where(and(eq(company.id, companyId), visibleCompanies(context)));
  return row ?? null;
}

/** Actions that a token limited to some companies allows too. */
const AGENCY_READS: readonly Action[] = ["agency.read", "portfolioView.read"];

/** The agency, if the caller may see it and do this with it; throws as {@link requireCompanyAccess} does. */
export async function requireAgencyAccess(
  context: RequestContext,
  agencyId: string,
  action: Action,
): Promise<AgencyRow> {
  const { user } = context;
  const visible = user.type === "Administrator" || (user.type !== "CompanyUser" && user.agencyId === agencyId);
  const isIt = and(eq(agency.shortName, agencyId), agenciesInScope(context));
  const [row] = visible ? await context.db.select().from(agency).where(isIt) : [];
  if (!row) return notFound("Agency", agencyId);
  requirePermission(roleOf(user.type, null), action, `agency "${agencyId}"`);
  if (!AGENCY_READS.includes(action)) requireUnlimitedScope(context, `agency "${agencyId}"`);
  return row;
}

/**
 * Lets a caller import to companies of the agency: its own users, and users of a company of it, who see nothing else of
 * it.
 * @throws HttpError notFound for an agency without a company of the caller's, forbidden when no role allows an import
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

/** @throws HttpError forbidden unless the role may do this at least with its own objects */
export function requirePermission(role: Role, action: Action, target: string): void {
  if (grantOf(role, action) === false) {
    throw new HttpError("forbidden", `The role ${role} does not allow ${action} on ${target}.`);
  }
}

/** @throws HttpError forbidden when the role may change only its own objects and this one is somebody else's */
export function requireOwnership(
  context: RequestContext,
  role: Role,
  action: Action,
  ownerUserName: string,
  target: string,
): void {
  if (grantOf(role, action) === "own" && ownerUserName !== context.user.userName) {
    throw new HttpError(
      "forbidden",
      `The role ${role} allows ${action} only on what the user wrote, and ${target} is someone else's.`,
    );
  }
}

/** True for an administrator, who sees all agencies and their companies without a connection to any. */
export function seesEveryCompany({ user }: RequestContext): boolean {
  return user.type === "Administrator";
}

/** True when the user sees a client of their agency only with a connection to it. */
export function seesByConnection({ user }: RequestContext): boolean {
  return user.type === "AgencyConsultant";
}

/** The condition for companies that the user may access; every query over companies includes it. */
export function visibleCompanies(context: RequestContext): SQL | undefined {
  const { user } = context;
  if (seesEveryCompany(context)) return companiesInScope(context);
  const connected = connectedCompanies(context);
  return user.type === "AgencyDirector" && user.agencyId
    ? or(and(eq(company.agencyId, user.agencyId), companiesInScope(context)), connected)
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
export function connectedCompanies(context: RequestContext): SQL | undefined {
  return and(
    sql`exists (select 1 from ${userCompany} where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${context.user.userName})`,
    companiesInScope(context),
  );
}

/** An object of a company, with what the caller is towards that. */
export interface ItemAccess<T> extends CompanyAccess {
  item: T;
}

/**
 * The company's object that `find` finds, if the caller may do this with it. An object that is not there is told before
 * a role that does not allow the action, as refusals come in that order (docs/interface.md, Requests).
 * @param find throws a notFound for an object that the company does not have, or that the role does not see
 */
export async function requireItemAccess<T>(
  context: RequestContext,
  companyId: string,
  action: Action,
  find: (role: Role) => Promise<T>,
): Promise<ItemAccess<T>> {
  const reached = await requireCompanyAccess(context, companyId, "company.read");
  const item = await find(reached.role);
  requirePermission(reached.role, action, `company "${companyId}"`);
  return { ...reached, item };
}
