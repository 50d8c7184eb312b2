import type { Route } from "../../platform/http/route";
import { getKeyFigureValues } from "./get-key-figure-values";
import { getKeyFigureTrace } from "./trace/get-key-figure-trace";
import { listKeyFigureValues } from "./list-key-figure-values";

export const keyFigureValueRoutes: Route[] = [
  {
    path: "Company/:companyId/KeyFigureValue",
    GET: ({ context, param, query }) => listKeyFigureValues(context, param("companyId"), query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId",
    GET: ({ context, param, query }) => getKeyFigureValues(context, param("companyId"), param("keyFigureId"), query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId/Trace",
    GET: ({ context, param, query }) => getKeyFigureTrace(context, param("companyId"), param("keyFigureId"), query),
  },
];
