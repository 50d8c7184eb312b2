import { and, eq } from "drizzle-orm";
import { queryFlag } from "@/contract/query-flag";
import { queryNumber } from "@/contract/query-number";
import { MAX_FOUND_COMPANIES, type AgencyFindings, type Finding } from "@/contract/findings/finding";
import { swedishDay } from "@/contract/format/swedish-clock";
import { keyFigureCatalogue } from "../../figures/catalogue";
import type { Db } from "../../platform/db/database";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { Versioned } from "../../platform/versioned";
import { everyRule, findAll, readyRules, type CompanyFindings, type ReadyRules } from "./find-all";
import { readVersion } from "./read-version";
import { readRulesOfAgency } from "./rule-row";

export const FINDINGS_QUERY = {
  answered: queryFlag.transform((text) => text === "true").optional(),
  limit: queryNumber(1, MAX_FOUND_COMPANIES).optional(),
};

/**
 * The findings of the agency's rules today, in companies that the caller may see: open ones, or with `answered` those
 * with an answer. They are evaluated from stored figures, and only when something has changed since the last request
 * (ADR 0075).
 */
export async function listFindings(context: RequestContext, agencyId: string, query: ReadQuery): Promise<Versioned> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { answered = false, limit = MAX_FOUND_COMPANIES } = query(FINDINGS_QUERY);
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const { user, language, now } = context;
  const today = swedishDay(now);
  const asked = { resource: "Finding", agencyId, user: user.userName, language, today, answered, limit };
  const versionOf = async (db: Db) => JSON.stringify([asked, await readVersion(db, agencyId, visible)]);
  const read = () =>
    context.db.transaction(
      async (tx) => {
        const version = await versionOf(tx);
        const rules = await readyRules(tx, visible, await readRulesOfAgency(tx, agencyId));
        const found = await findAll(tx, visible, rules, today);
        return { version, value: toFindingsList(rules, found, { answered, limit, language }) };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  return new Versioned(await versionOf(context.db), read);
}

function toFindingsList(
  rules: ReadyRules,
  found: readonly CompanyFindings[],
  { answered, limit, language }: { answered: boolean; limit: number; language: RequestContext["language"] },
): AgencyFindings {
  const all = found.reduce((count, { findings }) => count + findings.length, 0);
  const wanted = found
    .map((each) => ({ ...each, findings: each.findings.filter(({ answer }) => (answer !== undefined) === answered) }))
    .filter(({ findings }) => findings.length > 0)
    .sort((one, other) => other.findings.length - one.findings.length);
  const total = wanted.reduce((count, { findings }) => count + findings.length, 0);
  const used = new Set(everyRule(rules).flatMap(({ keyFigures }) => keyFigures));
  return {
    rules: rules.agency.map(({ rule }) => rule),
    keyFigures: keyFigureCatalogue(language).filter(({ id }) => used.has(id)),
    companies: wanted.length,
    total,
    others: all - total,
    findings: wanted.slice(0, limit).flatMap(toFindings),
  };
}

function toFindings({ companyId, companyName, findings }: CompanyFindings): Finding[] {
  return findings.map(({ reason: _, ...finding }) => ({ companyId, companyName, ...finding }));
}
