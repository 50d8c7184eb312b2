import type { Route } from "../../../platform/http/route";
import { createReportTemplate } from "./create-template";
import { deleteReportTemplate } from "./delete-template";
import { getReportTemplate, listReportTemplates } from "./read-templates";
import { updateReportTemplate } from "./update-template";

export const reportTemplateRoutes: Route[] = [
  {
    path: "Agency/:agencyId/ReportTemplate",
    GET: ({ context, param }) => listReportTemplates(context, param("agencyId")),
    POST: ({ context, param, body }) => createReportTemplate(context, param("agencyId"), body),
  },
  {
    path: "Agency/:agencyId/ReportTemplate/:reportTemplateId",
    GET: ({ context, param }) => getReportTemplate(context, param("agencyId"), param("reportTemplateId")),
    PUT: ({ context, param, body }) =>
      updateReportTemplate(context, param("agencyId"), param("reportTemplateId"), body),
    DELETE: ({ context, param }) => deleteReportTemplate(context, param("agencyId"), param("reportTemplateId")),
  },
];
