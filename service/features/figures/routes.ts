import type { Route } from "../../platform/http/route";
import { getKeyFigureValues, listKeyFigureValues } from "./read-key-figure-values";
import { getKeyFigure, listCompanyKeyFigures, listKeyFigures } from "./read-catalogue";
import { getKeyFigureTrace } from "./trace/get-key-figure-trace";
import { getKeyFigureWorkbook } from "./workbook/get-key-figure-workbook";

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
  {
    path: "Company/:companyId/KeyFigureWorkbook",
    GET: ({ context, param, query }) => getKeyFigureWorkbook(context, param("companyId"), query),
  },
];

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
