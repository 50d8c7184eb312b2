import type { Route } from "../../platform/http/route";
import { listInheritedTargets, listTargets } from "./read-targets";
import { updateTargets } from "./update-targets";

/** The targets have no paths of their own: a PUT with null clears one. */
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
