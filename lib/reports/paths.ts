import { path } from "@/lib/api/path";

/** `restated` adds how many figures of each published report differ from the books today. */
export const periodReportsPath = (companyId: string, query: { restated?: boolean } = {}) =>
  path(["Company", companyId, "PeriodReport"], query);
export const periodReportPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId]);
export const reportContentPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Content"]);
export const reportChecklistPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Checklist"]);
export const reportTemplatesPath = (agencyId: string) => path(["Agency", agencyId, "ReportTemplate"]);
export const reportTemplatePath = (agencyId: string, templateId: string) =>
  path(["Agency", agencyId, "ReportTemplate", templateId]);
export const reportSchedulePath = (agencyId: string) => path(["Agency", agencyId, "ReportSchedule"]);
export const restatementPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Restatement"]);
export const reportPdfPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Pdf"]);
export const archivedReportsPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Document"]);
export const archivedReportPath = (companyId: string, reportId: string, documentId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Document", documentId]);
export const reportLinksPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Link"]);
export const reportLinkPath = (companyId: string, reportId: string, linkId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Link", linkId]);
