import type { Route } from "../../platform/http/route";
import { deleteKeyFigureData } from "./delete-key-figure-data";
import { listAgencyKeyFigureData } from "./list-agency-key-figure-data";
import { listKeyFigureDataHistory } from "./list-key-figure-data-history";
import { listKeyFigureData } from "./list-key-figure-data";
import { updateKeyFigureData } from "./update-key-figure-data";

const MIB = 1024 * 1024;

/** The items have no paths of their own: the fiscal year's id is the id that DELETE needs. */
export const keyFigureDataRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureData",
    bodyLimit: 16 * MIB,
    GET: ({ caller, param, query }) => listKeyFigureData(caller, param("companyId"), param("fiscalYearId"), query),
    PUT: ({ caller, param, body }) => updateKeyFigureData(caller, param("companyId"), param("fiscalYearId"), body),
    DELETE: ({ caller, param, query }) => deleteKeyFigureData(caller, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureDataHistory",
    GET: ({ caller, param, query }) =>
      listKeyFigureDataHistory(caller, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Agency/:agencyId/KeyFigureData/:keyFigureInfoId",
    GET: ({ caller, param, query }) =>
      listAgencyKeyFigureData(caller, param("agencyId"), param("keyFigureInfoId"), query),
  },
];
