import type { Route } from "../../platform/http/route";
import { exportCompany } from "./export-company";
import { exportOwn } from "./export-own";

export const exportRoutes: Route[] = [
  { path: "Me/Export", secret: "body", streams: true, POST: ({ context, body }) => exportOwn(context, body) },
  {
    path: "Company/:companyId/Export",
    secret: "body",
    streams: true,
    POST: ({ context, param, body }) => exportCompany(context, param("companyId"), body),
  },
];
