import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/KeyFigureTarget";

export const keyFigureTargetOperations: OperationGroup = {
  resource: "KeyFigureTarget",
  description:
    "The values that a company wants its key figures to have. A target of an amount is for its own period; a target of anything else is for every part of its period too.",
  operations: [
    {
      path: LIST,
      verb: "GET",
      id: "listTargets",
      summary: "List the targets",
      response: "KeyFigureTarget[]",
      extension: true,
    },
    {
      path: LIST,
      verb: "PUT",
      id: "updateTargets",
      summary: "Set and clear targets",
      description:
        "Targets that are not named keep their values; a null value clears. All of it or nothing: an item with `before` is compared with what holds, and a difference refuses the list with 412. An inherited target is changed or cleared for the company alone.",
      body: "KeyFigureTargetChanges",
      response: "KeyFigureTarget[]",
      extension: true,
    },
    {
      path: "Company/:companyId/StandardKeyFigureTarget",
      verb: "GET",
      id: "listInheritedTargets",
      summary: "List the targets that a company inherits",
      description: "As they hold for it where it has neither changed nor cleared them.",
      response: "StandardKeyFigureTarget[]",
      extension: true,
    },
  ],
};
