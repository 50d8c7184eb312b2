import { and, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Company } from "@/contract/company";
import type { Caller, ReadQuery } from "../../caller";
import { company } from "../../db/schema";
import { connectedCompanies, reachAgency, visibleCompanies } from "../../policies/authorize";
import { companyColumns, presentCompany } from "./company-row";

const showAll = z
  .string()
  .refine((value) => /^(true|false)$/i.test(value), { message: "expected true or false" })
  .transform((value) => value.toLowerCase() === "true")
  .optional();

/** The companies the caller is directly connected to, or with `showAll=true` all they may access. */
export async function listCompanies(caller: Caller, query: ReadQuery): Promise<Company[]> {
  const all = query({ showAll }).showAll ?? false;
  // Everyone but an administrator is directly connected to all they may see.
  const connectedOnly = caller.user.type === "Administrator" && !all;
  return readCompanies(caller, connectedOnly ? connectedCompanies(caller) : visibleCompanies(caller));
}

/** The companies of the agency that the caller may see. */
export async function listAgencyCompanies(caller: Caller, agencyId: string): Promise<Company[]> {
  await reachAgency(caller, agencyId, "agency.read");
  return readCompanies(caller, and(eq(company.agencyId, agencyId), visibleCompanies(caller)));
}

/** By name, then id. The collation "C" orders UTF-8 by code points, whatever the database's own language. */
async function readCompanies(caller: Caller, condition: SQL | undefined): Promise<Company[]> {
  const rows = await caller.db
    .select(companyColumns)
    .from(company)
    .where(condition)
    .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`);
  return rows.map(presentCompany);
}
