import { and, count, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Company, CompanyAgency } from "@/contract/companies/company";
import { hashOfRow } from "../../platform/db/hash-rows";
import { agency, company } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { Versioned } from "../../platform/versioned";
import {
  connectedCompanies,
  requireAgencyAccess,
  requireCompanyAccess,
  seesEveryCompany,
  visibleCompanies,
} from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { companyColumns, toCompany, requireCompanyAccessByPath } from "./company-row";

/** Unlike `queryFlag`, which documents the parameter, it accepts any case: clients of version 2 may send `True`. */
const showAll = z
  .string()
  .refine((value) => /^(true|false)$/i.test(value), { message: "expected true or false" })
  .transform((value) => value.toLowerCase() === "true")
  .optional();

/** The companies to which the caller is connected, or with `showAll=true` all that they may access. */
export async function listCompanies(context: RequestContext, query: ReadQuery): Promise<Versioned> {
  const all = query({ showAll }).showAll ?? false;
  // A director counts as connected to all companies of the agency, so `showAll` matters to an administrator alone.
  const connectedOnly = seesEveryCompany(context) && !all;
  return readCompanies(context, connectedOnly ? connectedCompanies(context) : visibleCompanies(context));
}

/** The companies of the agency that the caller may see. */
export async function listAgencyCompanies(context: RequestContext, agencyId: string): Promise<Versioned> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return readCompanies(context, and(eq(company.agencyId, agencyId), visibleCompanies(context)));
}

/** SQL for a hash of the columns of a company that a response needs. */
const rowHash = hashOfRow(sql`(${sql.join(Object.values(companyColumns), sql`, `)})`);

/**
 * The version of the list is a hash of its present rows, so that no change escapes it, not even one made by hand.
 * Computing it takes a tenth of the time that reading and writing the list takes (ADR 0038). The version includes the
 * user, so that one user's list is never sent to another.
 */
async function readCompanies(context: RequestContext, condition: SQL | undefined): Promise<Versioned> {
  const versionOf = (count: number, hash: string | null) => JSON.stringify([context.user.userName, count, hash]);
  const [current] = await context.db
    .select({ count: count(), hash: sql<string | null>`bit_xor(${rowHash})::text` })
    .from(company)
    .where(condition);
  return new Versioned(versionOf(current!.count, current!.hash), async () => {
    // By name, then id. The collation "C" orders UTF-8 by code points, whatever the database's own language.
    const rows = await context.db
      .select({ ...companyColumns, hash: sql<string>`(bit_xor(${rowHash}) over ())::text` })
      .from(company)
      .where(condition)
      .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`);
    return { version: versionOf(rows.length, rows[0]?.hash ?? null), value: rows.map(toCompany) };
  });
}

export async function getCompany(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
): Promise<Company> {
  const { company } = await requireCompanyAccessByPath(context, agencyId, companyId, "company.read");
  return toCompany(company);
}

/** The name of the company's agency, for users of the company, who may not read the agency itself. */
export async function getCompanyAgency(context: RequestContext, companyId: string): Promise<CompanyAgency> {
  const access = await requireCompanyAccess(context, companyId, "company.read");
  const { agencyId } = access.company;
  if (agencyId === null) return notFound("Agency of company", companyId);
  const [found] = await context.db.select({ name: agency.name }).from(agency).where(eq(agency.shortName, agencyId));
  return found ?? notFound("Agency of company", companyId);
}
