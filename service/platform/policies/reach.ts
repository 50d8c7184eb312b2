import { inArray, sql, type SQL } from "drizzle-orm";
import type { Caller } from "../request-context";
import { agency, company } from "../db/schema";
import { notFound, refuse } from "../http-error";
import type { Verb } from "../http/route";

/**
 * Refuses a write by a token that reads only. A company in the path that is not visible is told before, as refusals come
 * in that order (decisions §1).
 */
export function requireReadable(caller: Caller, verb: Verb): void {
  if (verb === "GET" || !caller.reach?.readOnly) return;
  const { companyInPath } = caller;
  if (companyInPath && companyInPath.connected === null) notFound("Company", companyInPath.companyId);
  refuse("forbidden", `This token reads only; ${verb} changes something.`);
}

/** Refuses what concerns more than single companies to a token that reaches only some. */
export function requireWholeReach(caller: Caller, what: string): void {
  if (reachesSome(caller)) refuse("forbidden", `This token reaches some companies only, not ${what}.`);
}

/** Whether the credential reaches only some of its user's companies. */
export function reachesSome(caller: Caller): boolean {
  return companiesOf(caller) !== null;
}

/** Whether the credential reaches the company, if its user may see it. */
export function reaches(caller: Caller, companyId: string): boolean {
  return companiesOf(caller)?.includes(companyId) ?? true;
}

/** The condition that holds for the companies that the credential reaches; undefined when it holds for all. */
export function reachableCompanies(caller: Caller): SQL | undefined {
  const companies = companiesOf(caller);
  return companies === null ? undefined : sql`${company.id} = any(${sql.param(companies)}::text[])`;
}

/** The condition that holds for the agencies of such companies; undefined when it holds for all. */
export function reachableAgencies(caller: Caller): SQL | undefined {
  const reachable = reachableCompanies(caller);
  return (
    reachable &&
    inArray(agency.shortName, caller.db.select({ agencyId: company.agencyId }).from(company).where(reachable))
  );
}

function companiesOf({ reach }: Caller): string[] | null {
  return reach?.companies ?? null;
}
