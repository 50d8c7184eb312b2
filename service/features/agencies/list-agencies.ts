import { and, eq, sql } from "drizzle-orm";
import type { Agency } from "@/contract/agencies";
import type { Caller } from "../../platform/request-context";
import { agency } from "../../platform/db/schema";
import { reachableAgencies } from "../../platform/policies/reach";
import { presentAgency } from "./agency-row";

/** Every agency for an administrator, their own for agency users, none for company users. */
export async function listAgencies(caller: Caller): Promise<Agency[]> {
  const { type, agencyId } = caller.user;
  if (type !== "Administrator" && (type === "CompanyUser" || agencyId === null)) return [];
  const rows = await caller.db
    .select()
    .from(agency)
    .where(and(type === "Administrator" ? undefined : eq(agency.shortName, agencyId!), reachableAgencies(caller)))
    .orderBy(sql`${agency.shortName} collate "C"`);
  return rows.map(presentAgency);
}
