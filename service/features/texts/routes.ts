import type { Route } from "../../platform/http/route";
import { listInheritedTexts } from "./list-inherited-texts";

export const textRoutes: Route[] = [
  {
    path: "Company/:companyId/StandardText",
    GET: ({ context, param }) => listInheritedTexts(context, param("companyId")),
  },
];
