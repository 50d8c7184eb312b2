import type { Route } from "../../http/route";
import { getKeyFigure } from "../../use-cases/key-figure/get-key-figure";
import { listCompanyKeyFigures } from "../../use-cases/key-figure/list-company-key-figures";
import { listKeyFigures } from "../../use-cases/key-figure/list-key-figures";

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
