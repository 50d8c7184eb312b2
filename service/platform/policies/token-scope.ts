import { inArray, sql, type SQL } from "drizzle-orm";
import { viewAsError } from "@/contract/view-as";
import type { RequestContext } from "../request-context";
import { agency, company } from "../db/schema";
import { HttpError, notFound } from "../http-error";
import type { Verb } from "../http/route";

/**
 * Rejects a write by a token that reads only. A company in the path that is not visible is reported first, as errors
 * come in that order (docs/interface.md, Requests).
 */
export function requireWriteScope(context: RequestContext, verb: Verb): void {
  if (verb === "GET" || !context.scope?.readOnly) return;
  const { companyInPath } = context;
  if (companyInPath && companyInPath.connected === null) notFound("Company", companyInPath.companyId);
  if (context.actor) throw new HttpError("forbidden", viewAsError(context.user.name, verb));
  throw new HttpError("forbidden", `This token reads only; ${verb} changes something.`);
}

/** @throws HttpError forbidden for a token limited to some companies, where more than single companies are concerned */
export function requireUnlimitedScope(context: RequestContext, target: string): void {
  if (hasLimitedScope(context))
    throw new HttpError("forbidden", `This token reaches some companies only, not ${target}.`);
}

/** True when the credential is limited to some of its user's companies. */
export function hasLimitedScope(context: RequestContext): boolean {
  return companiesOf(context) !== null;
}

/** True when the credential's scope includes the company; whether its user may see it is checked elsewhere. */
export function isInScope(context: RequestContext, companyId: string): boolean {
  return companiesOf(context)?.includes(companyId) ?? true;
}

/** The condition that holds for the companies that the credential reaches; undefined when it holds for all. */
export function companiesInScope(context: RequestContext): SQL | undefined {
  const companies = companiesOf(context);
  return companies === null ? undefined : sql`${company.id} = any(${sql.param(companies)}::text[])`;
}

/** The condition that holds for the agencies of such companies; undefined when it holds for all. */
export function agenciesInScope(context: RequestContext): SQL | undefined {
  const reachable = companiesInScope(context);
  return (
    reachable &&
    inArray(agency.shortName, context.db.select({ agencyId: company.agencyId }).from(company).where(reachable))
  );
}

function companiesOf({ scope }: RequestContext): string[] | null {
  return scope?.companies ?? null;
}
