import { inArray, sql, type SQL } from "drizzle-orm";
import { viewAsError } from "@/contract/view-as";
import type { RequestContext } from "../request-context";
import { agency, company } from "../db/schema";
import { HttpError, notFound } from "../http-error";
import type { Verb } from "../http/route";

/**
 * Rejects a write by a read-only token, or by a director who views the service as another user (X-View-As). A token
 * that may not see the company in the path gets notFound instead of forbidden.
 */
export function requireWriteScope(context: RequestContext, verb: Verb): void {
  if (verb === "GET" || !context.scope?.readOnly) return;
  const { companyInPath } = context;
  if (companyInPath && companyInPath.connected === null) notFound("Company", companyInPath.companyId);
  if (context.actor) throw new HttpError("forbidden", viewAsError(context.user.name, verb));
  throw new HttpError("forbidden", `This token reads only; ${verb} changes something.`);
}

/** Rejects a token that is limited to some companies, for an action that concerns more (HttpError forbidden). */
export function requireUnlimitedScope(context: RequestContext, target: string): void {
  if (hasLimitedScope(context))
    throw new HttpError("forbidden", `This token reaches some companies only, not ${target}.`);
}

/** Returns true if the credential is limited to some companies of its user. */
export function hasLimitedScope(context: RequestContext): boolean {
  return companiesOf(context) !== null;
}

/** Returns true if the scope includes the company; does not check the access of the user. */
export function isInScope(context: RequestContext, companyId: string): boolean {
  return companiesOf(context)?.includes(companyId) ?? true;
}

/** SQL condition for the companies in the scope of the credential; undefined if all are. */
export function companiesInScope(context: RequestContext): SQL | undefined {
  const companies = companiesOf(context);
  return companies === null ? undefined : sql`${company.id} = any(${sql.param(companies)}::text[])`;
}

/** SQL condition for the agencies of companies in the scope; undefined if all are. */
export function agenciesInScope(context: RequestContext): SQL | undefined {
  const condition = companiesInScope(context);
  return (
    condition &&
    inArray(agency.shortName, context.db.select({ agencyId: company.agencyId }).from(company).where(condition))
  );
}

function companiesOf({ scope }: RequestContext): string[] | null {
  return scope?.companies ?? null;
}
