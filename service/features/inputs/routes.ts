import type { Route } from "../../platform/http/route";
import { deleteKeyFigureData } from "./delete-key-figure-data";
import { listAgencyKeyFigureData } from "./list-agency-key-figure-data";
import { listKeyFigureDataHistory } from "./list-key-figure-data-history";
import { listKeyFigureData } from "./read-key-figure-data";
import { updateKeyFigureData } from "./update-key-figure-data";

const MIB = 1024 * 1024;

/** The items have no paths of their own: DELETE deletes all of a fiscal year, or those of an object (`dimensionId`). */
export const keyFigureDataRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureData",
    // Enough for 100,000 items (MAX_VALUES) of some 160 bytes.
    bodyLimit: 16 * MIB,
    GET: ({ context, param, query }) => listKeyFigureData(context, param("companyId"), param("fiscalYearId"), query),
    PUT: ({ context, param, body }) => updateKeyFigureData(context, param("companyId"), param("fiscalYearId"), body),
    DELETE: ({ context, param, query }) =>
      deleteKeyFigureData(context, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureDataHistory",
    GET: ({ context, param, query }) =>
      listKeyFigureDataHistory(context, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Agency/:agencyId/KeyFigureData/:keyFigureInfoId",
    GET: ({ context, param, query }) =>
      listAgencyKeyFigureData(context, param("agencyId"), param("keyFigureInfoId"), query),
  },
];
