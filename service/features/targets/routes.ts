import type { Route } from "../../platform/http/route";
import { listInheritedTargets, listTargets } from "./read-targets";
import { updateTargets } from "./update-targets";

/** A single target has no path: the PUT of the list sets targets, and clears those whose value is null. */
export const keyFigureTargetRoutes: Route[] = [
  {
    path: "Company/:companyId/KeyFigureTarget",
    GET: ({ context, param }) => listTargets(context, param("companyId")),
    PUT: ({ context, param, body }) => updateTargets(context, param("companyId"), body),
  },
  {
    path: "Company/:companyId/StandardKeyFigureTarget",
    GET: ({ context, param }) => listInheritedTargets(context, param("companyId")),
  },
];
