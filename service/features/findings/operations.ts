import { MAX_FOUND_COMPANIES } from "@/contract/findings/finding";
import type { OperationGroup } from "../../platform/openapi/operation";
import { FINDINGS_QUERY } from "./list-findings";
import { PREVIEW_QUERY } from "./read-rules";

const RULES = "Agency/:agencyId/FindingRule";
const RULE = `${RULES}/:findingRuleId`;
const ANSWER = "Agency/:agencyId/Company/:companyId/FindingAnswer/:findingId";

export const findingOperations: OperationGroup = {
  resource: "Finding",
  description:
    "Companies of an agency that somebody should call, as the agency's rules find them in the stored figures, the state of the books and the comments. Each finding has the numbers of its reason and an id, by which it is answered.",
  operations: [
    {
      path: "Agency/:agencyId/Finding",
      verb: "GET",
      id: "listFindings",
      summary: "List what an agency's rules find today",
      description:
        "Of the companies that the user may see, those with most findings first. A comment on the key figure, written after the books had come as far as they reach, answers a finding by itself.",
      query: {
        answered: {
          schema: FINDINGS_QUERY.answered,
          description: "`true` for those that somebody has answered; without it those that nobody has.",
        },
        limit: {
          schema: FINDINGS_QUERY.limit,
          description: `The most companies to list; ${MAX_FOUND_COMPANIES} unless given, and at most.`,
        },
      },
      response: "AgencyFindings",
      extension: true,
    },
    {
      path: ANSWER,
      verb: "PUT",
      id: "answerFinding",
      summary: "Answer a finding",
      description:
        "`snoozed` until a day; `done` until another reason arises, as next month's value; `notRelevant` until the answer is taken back.",
      body: "FindingAnswerChanges",
      response: "FindingAnswer",
      extension: true,
    },
    {
      path: ANSWER,
      verb: "DELETE",
      id: "takeBackFindingAnswer",
      summary: "Take the answer to a finding back",
      response: "null",
      extension: true,
    },
  ],
};

export const findingRuleOperations: OperationGroup = {
  resource: "FindingRule",
  description:
    "The rules of an agency: the standard ones, which it can change and switch off, and its own. Directors write them.",
  operations: [
    {
      path: RULES,
      verb: "GET",
      id: "listFindingRules",
      summary: "List the rules of an agency",
      response: "FindingRule[]",
      extension: true,
    },
    {
      path: RULES,
      verb: "POST",
      id: "createFindingRule",
      summary: "Create a rule",
      description:
        "Its kind decides which members it has. A comparison has two formulas of standard key figures and one of < <= > >= between them; they know the functions abs, min, max and yearBefore.",
      body: "NewFindingRule",
      response: "FindingRule",
      extension: true,
    },
    {
      path: RULE,
      verb: "GET",
      id: "getFindingRule",
      summary: "Get a rule",
      response: "FindingRule",
      extension: true,
    },
    {
      path: RULE,
      verb: "PUT",
      id: "updateFindingRule",
      summary: "Change a rule, or switch it on or off",
      description: "Members left out keep their value. The kind never changes.",
      body: "FindingRuleChanges",
      response: "FindingRule",
      extension: true,
    },
    {
      path: RULE,
      verb: "DELETE",
      id: "deleteFindingRule",
      summary: "Delete a rule, or give a standard one back its first form",
      response: "null",
      extension: true,
    },
    {
      path: "Agency/:agencyId/FindingRulePreview",
      verb: "POST",
      id: "previewFindingRule",
      summary: "Count the companies that a rule would find today",
      query: {
        companyTypeId: {
          schema: PREVIEW_QUERY.companyTypeId,
          description: "Those of this type; without it all of the agency.",
        },
      },
      body: "NewFindingRule",
      response: "FindingRulePreview",
      extension: true,
    },
    {
      path: "StandardFindingRule",
      verb: "GET",
      id: "listStandardFindingRules",
      summary: "List the rules every agency has from the start",
      response: "StandardFindingRule[]",
      extension: true,
    },
  ],
};
