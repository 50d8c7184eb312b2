import { path } from "@/lib/api/paths";

/** `answered`: findings that somebody has answered; `limit`: of so many companies. */
export const findingsPath = (agencyId: string, query: { answered?: boolean; limit?: number } = {}) =>
  path(["Agency", agencyId, "Finding"], query);
export const findingAnswerPath = (agencyId: string, companyId: string, findingId: string) =>
  path(["Agency", agencyId, "Company", companyId, "FindingAnswer", findingId]);
export const findingRulesPath = (agencyId: string) => path(["Agency", agencyId, "FindingRule"]);
export const findingRulePath = (agencyId: string, ruleId: string) => path(["Agency", agencyId, "FindingRule", ruleId]);
export const findingRulePreviewPath = (agencyId: string) => path(["Agency", agencyId, "FindingRulePreview"]);
