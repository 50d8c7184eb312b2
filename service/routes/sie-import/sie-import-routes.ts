import type { Route } from "../../http/route";
import { getImport } from "../../use-cases/sie-import/get-import";
import { getProgress } from "../../use-cases/sie-import/get-progress";
import { importSie } from "../../use-cases/sie-import/import-sie";
import { receiveFile } from "../../use-cases/sie-import/receive-file";
import { listImports } from "../../use-cases/sie-import/list-imports";
import { takeBackImport } from "../../use-cases/sie-import/take-back-import";

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
