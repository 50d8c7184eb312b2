import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/KeyFigureTarget";

export const keyFigureTargetOperations: OperationGroup = {
  resource: "KeyFigureTarget",
  description:
    "What a company wants its key figures to be. A target is for its own period; what is no amount has it for any part of that too.",
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
        "Targets that are not named keep their values; a null value clears. All of it or nothing: an item with `before` is compared with what is stored, and a difference refuses the list with 412.",
      body: "KeyFigureTargetChanges",
      response: "KeyFigureTarget[]",
      extension: true,
    },
  ],
};
