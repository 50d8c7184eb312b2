import type { Route } from "../../platform/http/route";
import { getKeyFigureValues } from "./get-key-figure-values";
import { getKeyFigureTrace } from "./trace/get-key-figure-trace";
import { listKeyFigureValues } from "./list-key-figure-values";

export const keyFigureValueRoutes: Route[] = [
  {
    path: "Company/:companyId/KeyFigureValue",
    GET: ({ caller, param, query }) => listKeyFigureValues(caller, param("companyId"), query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId",
    GET: ({ caller, param, query }) => getKeyFigureValues(caller, param("companyId"), param("keyFigureId"), query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId/Trace",
    GET: ({ caller, param, query }) => getKeyFigureTrace(caller, param("companyId"), param("keyFigureId"), query),
  },
];
