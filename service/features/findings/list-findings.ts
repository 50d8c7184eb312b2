import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { MAX_FOUND_COMPANIES, type AgencyFindings, type Finding } from "@/contract/findings/finding";
import { keyFigureCatalogue } from "../../figures/catalogue";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { dayOf, findAll, readyRules, type CompanyFindings } from "./find-all";
import { readRules } from "./rule-row";

const EXPECTED_LIMIT = `expected a whole number from 1 to ${MAX_FOUND_COMPANIES}`;

export const FINDINGS_QUERY = {
  answered: z
    .enum(["true", "false"], { message: "expected true or false" })
    .transform((text) => text === "true")
    .optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { message: EXPECTED_LIMIT })
    .transform(Number)
    .refine((count) => count >= 1 && count <= MAX_FOUND_COMPANIES, { message: EXPECTED_LIMIT })
    .optional(),
};

/**
 * The companies of the agency that its rules find today, of those that the caller may see; with `answered` those
 * findings that somebody has answered. Evaluated when it is asked for, from stored figures (ADR 0075).
 */
export async function listFindings(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<AgencyFindings> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { answered = false, limit = MAX_FOUND_COMPANIES } = query(FINDINGS_QUERY);
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const { rules, found } = await context.db.transaction(
    async (tx) => {
      const ready = await readyRules(tx, visible, await readRules(tx, agencyId));
      return { rules: ready, found: await findAll(tx, visible, ready, dayOf(context.now)) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const all = found.reduce((count, { findings }) => count + findings.length, 0);
  const wanted = found
    .map((each) => ({ ...each, findings: each.findings.filter(({ answer }) => (answer !== undefined) === answered) }))
    .filter(({ findings }) => findings.length > 0)
    .sort((one, other) => other.findings.length - one.findings.length);
  const total = wanted.reduce((count, { findings }) => count + findings.length, 0);
  const used = new Set(rules.flatMap(({ keyFigures }) => keyFigures));
  return {
    rules: rules.map(({ rule }) => rule),
    keyFigures: keyFigureCatalogue(context.language).filter(({ id }) => used.has(id)),
    companies: wanted.length,
    total,
    others: all - total,
    findings: wanted.slice(0, limit).flatMap(toFindings),
  };
}

export function toFindings({ companyId, companyName, findings }: CompanyFindings): Finding[] {
  return findings.map(({ reason: _, ...finding }) => ({ companyId, companyName, ...finding }));
}
