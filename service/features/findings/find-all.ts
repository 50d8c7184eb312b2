import type { SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Finding } from "@/contract/findings/finding";
import type { Db } from "../../platform/db/database";
import { mapYielding } from "../../platform/jobs/yielding";
import type { Resolved } from "../standards/resolve-standards";
import { answerTo, readAnswers } from "./answers";
import { findByRule, readyRule, type Found, type ReadyRule } from "./find-by-rule";
import { readFacts, readFiguresWithTargets } from "./read-facts";
import { toRule, toStandardRule, type RuleContent } from "./rule-kind";
import type { RulesOfAgency } from "./rule-row";

/** The findings of a company with their answers, in the order of the rules. */
export interface CompanyFindings {
  companyId: string;
  companyName: string;
  findings: AnsweredFinding[];
}

type AnsweredFinding = Found & Pick<Finding, "answer" | "rule">;

/** Prepared rules that are switched on, by the companies that they apply to. */
export interface ReadyRules {
  agency: readonly ReadyRule[];
  /** All that apply to a company type, for types that add, change or hide any. */
  ofType: ReadonlyMap<string, readonly ReadyRule[]>;
}

/** Prepares rules for companies; those that are switched off are left out. */
export async function readyRules(
  db: Db,
  companies: SQL | undefined,
  { agency, ofType }: RulesOfAgency,
): Promise<ReadyRules> {
  const isAnyTarget = ({ value: { isOn, kind, keyFigureType } }: Resolved<RuleContent>) =>
    isOn && kind === "targetMissed" && keyFigureType === undefined;
  const needsTargets = [agency, ...ofType.values()].some((rules) => rules.some(isAnyTarget));
  const withTargets = needsTargets ? await readFiguresWithTargets(db, companies) : [];
  const ready = (rules: readonly Resolved<RuleContent>[]) =>
    rules
      .filter(({ value }) => value.isOn)
      .map((rule) => {
        const isOfType = rule.level === "companyType";
        return { ...readyRule(isOfType ? toStandardRule(rule) : toRule(rule), withTargets), isOfType };
      });
  return { agency: ready(agency), ofType: new Map(Array.from(ofType, ([type, rules]) => [type, ready(rules)])) };
}

/** Applies the rules of one company to all companies that are evaluated. */
export function onlyRules(rules: readonly Resolved<RuleContent>[]): RulesOfAgency {
  return { agency: [...rules], ofType: new Map() };
}

/** The rules of the agency and of all its company types. */
export function everyRule({ agency, ofType }: ReadyRules): ReadyRule[] {
  return [agency, ...ofType.values()].flat();
}

/**
 * Evaluates rules for companies, sorted by name. Call it in a transaction with repeatable read, or with the company
 * locked, so that all its statements read the same figures.
 * @param onlyCompany the id of the company when the condition is for one; a cluster then asks only that company's node
 */
export async function findAll(
  db: Db,
  companies: SQL | undefined,
  rules: ReadyRules,
  today: CalendarDay,
  onlyCompany?: string,
): Promise<CompanyFindings[]> {
  const all = everyRule(rules);
  const facts = await readFacts(db, companies, all, onlyCompany);
  const answers = await readAnswers(db, companies, [...new Set(all.flatMap(({ keyFigures }) => keyFigures))]);
  return mapYielding(facts, (company) => ({
    companyId: company.companyId,
    companyName: company.companyName,
    findings: (rules.ofType.get(company.companyTypeId ?? "") ?? rules.agency)
      .flatMap((rule): AnsweredFinding[] => {
        const found = findByRule(rule, company, today);
        return rule.isOfType ? found.map((each) => ({ ...each, rule: rule.rule })) : found;
      })
      .map((found) => {
        const answer = answerTo(found, company.companyId, answers, today);
        return answer ? { ...found, answer } : found;
      }),
  }));
}
