import { MAX_SIE_BYTES } from "@/contract/imports/batch-states";
import type { Route } from "../../platform/http/route";
import { getImportChange, listChangedVouchers } from "./changes/get-import-change";
import { getImport, getProgress, listImports } from "./read-imports";
import { importSie } from "./import-sie";
import { receiveFile } from "./receive-file";
import { takeBackImport } from "./take-back-import";

export const sieImportRoutes: Route[] = [
  {
    path: "SieImport",
    bodyLimit: MAX_SIE_BYTES,
    PUT: ({ context, bytes }) => importSie(context, undefined, receiveFile(context, bytes)),
  },
  {
    path: "SieImport/:agencyId",
    bodyLimit: MAX_SIE_BYTES,
    PUT: ({ context, param, bytes }) => importSie(context, param("agencyId"), receiveFile(context, bytes)),
  },
  {
    path: "Company/:companyId/SieImport",
    GET: ({ context, param }) => listImports(context, param("companyId")),
  },
  {
    path: "Company/:companyId/SieImportProgress",
    GET: ({ context, param }) => getProgress(context, param("companyId")),
  },
  {
    path: "Company/:companyId/SieImport/:importId",
    GET: ({ context, param }) => getImport(context, param("companyId"), param("importId")),
    DELETE: ({ context, param }) => takeBackImport(context, param("companyId"), param("importId")),
  },
  {
    path: "Company/:companyId/SieImport/:importId/Change",
    GET: ({ context, param }) => getImportChange(context, param("companyId"), param("importId")),
  },
  {
    path: "Company/:companyId/SieImport/:importId/ChangedVoucher",
    GET: ({ context, param, query }) => listChangedVouchers(context, param("companyId"), param("importId"), query),
  },
];
