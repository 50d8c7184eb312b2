import type { Route } from "../../platform/http/route";
import { getKeyFigure } from "./get-key-figure";
import { listCompanyKeyFigures } from "./list-company-key-figures";
import { listKeyFigures } from "./list-key-figures";

export const keyFigureRoutes: Route[] = [
  { path: "KeyFigure", GET: ({ context }) => Promise.resolve(listKeyFigures(context)) },
  {
    path: "KeyFigure/:keyFigureId",
    GET: ({ context, param }) => Promise.resolve(getKeyFigure(context, param("keyFigureId"))),
  },
  {
    path: "Company/:companyId/KeyFigure",
    GET: ({ context, param }) => listCompanyKeyFigures(context, param("companyId")),
  },
];
