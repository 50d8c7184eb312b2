import type { Route } from "../../http/route";
import { importSie } from "../../use-cases/sie-import/import-sie";

const BODY_LIMIT = 64 * 1024 * 1024;

export const sieImportRoutes: Route[] = [
  { path: "SieImport", bodyLimit: BODY_LIMIT, PUT: ({ caller, body }) => importSie(caller, undefined, body) },
  {
    path: "SieImport/:agencyId",
    bodyLimit: BODY_LIMIT,
    PUT: ({ caller, param, body }) => importSie(caller, param("agencyId"), body),
  },
];
