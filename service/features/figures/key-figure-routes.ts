import type { Route } from "../../platform/http/route";
import { getKeyFigure } from "./get-key-figure";
import { listCompanyKeyFigures } from "./list-company-key-figures";
import { listKeyFigures } from "./list-key-figures";

export const keyFigureRoutes: Route[] = [
  { path: "KeyFigure", GET: ({ caller }) => Promise.resolve(listKeyFigures(caller)) },
  {
    path: "KeyFigure/:keyFigureId",
    GET: ({ caller, param }) => Promise.resolve(getKeyFigure(caller, param("keyFigureId"))),
  },
  {
    path: "Company/:companyId/KeyFigure",
    GET: ({ caller, param }) => listCompanyKeyFigures(caller, param("companyId")),
  },
];
