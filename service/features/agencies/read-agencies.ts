import { and, eq, sql } from "drizzle-orm";
import type { Agency } from "@/contract/agencies";
import { isAgencyType } from "@/contract/permissions";
import { agency } from "../../platform/db/schema";
import { requireAgencyAccess, seesEveryCompany } from "../../platform/policies/authorize";
import { agenciesInScope } from "../../platform/policies/token-scope";
import type { RequestContext } from "../../platform/request-context";
import { toAgency } from "./agency-row";

/**
 * Lists all agencies for an administrator, their own for agency users, none for company users; for a token that is
 * limited to some companies, only agencies of these.
 */
export async function listAgencies(context: RequestContext): Promise<Agency[]> {
  const { type, agencyId } = context.user;
  const seesAll = seesEveryCompany(context);
  if (!seesAll && (!isAgencyType(type) || agencyId === null)) return [];
  const rows = await context.db
    .select()
    .from(agency)
    .where(and(seesAll ? undefined : eq(agency.shortName, agencyId!), agenciesInScope(context)))
    .orderBy(sql`${agency.shortName} collate "C"`);
  return rows.map(toAgency);
}

export async function getAgency(context: RequestContext, shortName: string): Promise<Agency> {
  return toAgency(await requireAgencyAccess(context, shortName, "agency.read"));
}
