import type { Route } from "../../platform/http/route";
import { answerFinding, takeBackAnswer } from "./answer-finding";
import { createRule } from "./create-rule";
import { deleteRule } from "./delete-rule";
import { listFindings } from "./list-findings";
import { getRule, listRules, listStandardRules, previewRule } from "./read-rules";
import { updateRule } from "./update-rule";

export const findingRoutes: Route[] = [
  {
    path: "Agency/:agencyId/Finding",
    GET: ({ context, param, query }) => listFindings(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/Company/:companyId/FindingAnswer/:findingId",
    PUT: ({ context, param, body }) =>
      answerFinding(context, param("agencyId"), param("companyId"), param("findingId"), body),
    DELETE: ({ context, param }) => takeBackAnswer(context, param("agencyId"), param("companyId"), param("findingId")),
  },
  {
    path: "Agency/:agencyId/FindingRule",
    GET: ({ context, param }) => listRules(context, param("agencyId")),
    POST: ({ context, param, body }) => createRule(context, param("agencyId"), body),
  },
  {
    path: "Agency/:agencyId/FindingRule/:findingRuleId",
    GET: ({ context, param }) => getRule(context, param("agencyId"), param("findingRuleId")),
    PUT: ({ context, param, body }) => updateRule(context, param("agencyId"), param("findingRuleId"), body),
    DELETE: ({ context, param }) => deleteRule(context, param("agencyId"), param("findingRuleId")),
  },
  {
    path: "Agency/:agencyId/FindingRulePreview",
    POST: ({ context, param, query, body }) => previewRule(context, param("agencyId"), query, body),
  },
  { path: "StandardFindingRule", GET: () => Promise.resolve(listStandardRules()) },
];
