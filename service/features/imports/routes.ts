import type { Route } from "../../platform/http/route";
import { getImport } from "./get-import";
import { getProgress } from "./get-progress";
import { importSie } from "./import-sie";
import { receiveFile } from "./receive-file";
import { listImports } from "./list-imports";
import { takeBackImport } from "./take-back-import";

const BODY_LIMIT = 64 * 1024 * 1024;

export const sieImportRoutes: Route[] = [
  {
    path: "SieImport",
    bodyLimit: BODY_LIMIT,
    PUT: ({ caller, bytes }) => importSie(caller, undefined, receiveFile(caller, bytes)),
  },
  {
    path: "SieImport/:agencyId",
    bodyLimit: BODY_LIMIT,
    PUT: ({ caller, param, bytes }) => importSie(caller, param("agencyId"), receiveFile(caller, bytes)),
  },
  {
    path: "Company/:companyId/SieImport",
    GET: ({ caller, param }) => listImports(caller, param("companyId")),
  },
  {
    path: "Company/:companyId/SieImportProgress",
    GET: ({ caller, param }) => getProgress(caller, param("companyId")),
  },
  {
    path: "Company/:companyId/SieImport/:importId",
    GET: ({ caller, param }) => getImport(caller, param("companyId"), param("importId")),
    DELETE: ({ caller, param }) => takeBackImport(caller, param("companyId"), param("importId")),
  },
];
