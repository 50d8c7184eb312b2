import { path } from "@/lib/api/path";

/** `answered` selects answered findings instead of open ones; `limit` is the maximum number of companies. */
export const findingsPath = (agencyId: string, query: { answered?: boolean; limit?: number } = {}) =>
  path(["Agency", agencyId, "Finding"], query);
export const findingAnswerPath = (agencyId: string, companyId: string, findingId: string) =>
  path(["Agency", agencyId, "Company", companyId, "FindingAnswer", findingId]);
/** A preview of a rule for all companies of the agency, or those of a type. */
export const findingRulePreviewPath = (agencyId: string, query: { companyTypeId?: string } = {}) =>
  path(["Agency", agencyId, "FindingRulePreview"], query);
/** The rules that every agency has from the start. */
export const standardRulesPath = () => path(["StandardFindingRule"]);
