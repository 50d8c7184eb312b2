import type { ApiRequest, Route } from "../../platform/http/route";
import { getKeyFigureValues, listKeyFigureValues } from "./read-key-figure-values";
import { getKeyFigure, listCompanyKeyFigures, listKeyFigures } from "./read-catalogue";
import { getOverviewPdf } from "./overview/get-overview-pdf";
import { getKeyFigureTrace } from "./trace/get-key-figure-trace";
import { getTracePdf } from "./trace/get-trace-pdf";
import { getTraceWorkbook } from "./trace/get-trace-workbook";
import { getKeyFigureWorkbook } from "./workbook/get-key-figure-workbook";

/** Ids of own key figures are stored composed (NFC); those of the catalogue are ASCII. */
const idOf = ({ param }: ApiRequest) => param("keyFigureId").normalize("NFC");

export const keyFigureValueRoutes: Route[] = [
  {
    path: "Company/:companyId/KeyFigureValue",
    GET: ({ context, param, query }) => listKeyFigureValues(context, param("companyId"), query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId",
    GET: (request) => getKeyFigureValues(request.context, request.param("companyId"), idOf(request), request.query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId/Trace",
    GET: (request) => getKeyFigureTrace(request.context, request.param("companyId"), idOf(request), request.query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId/Trace/Pdf",
    GET: (request) => getTracePdf(request.context, request.param("companyId"), idOf(request), request.query),
  },
  {
    path: "Company/:companyId/KeyFigureValue/:keyFigureId/Trace/Workbook",
    GET: (request) => getTraceWorkbook(request.context, request.param("companyId"), idOf(request), request.query),
  },
  {
    path: "Company/:companyId/KeyFigurePdf",
    GET: ({ context, param, query }) => getOverviewPdf(context, param("companyId"), query),
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
