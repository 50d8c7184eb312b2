import type { ActivityEntry } from "@/contract/activity";
import { formatFiscalYear } from "@/contract/format/format-days";
import {
  agencyBulkChangePage,
  agencyBulkChangesPage,
  agencyImportPage,
  agencyLetterheadPage,
  agencyMailsPage,
  agencyPortfolioPage,
  agencyRulesPage,
  commentPage,
  companyPage,
  reportPage,
} from "@/lib/paths";

/** Members that name an object to people; the first one present is used. */
const NAMES = ["title", "name", "Name", "fileName", "path", "number"];
/** Maximum number of characters of a text that names an object. */
const MAX_CHARACTERS = 80;

/**
 * The name of an entry's object at that time; null when it has no name for people.
 * @param said returns a text with its live values as one types them in the reader's language
 */
export function subjectName(
  { before, after, resource, resourceId }: ActivityEntry,
  { said }: { said: (text: string) => string },
): string | null {
  if (resource === "User" || resource === "SecurityEvent") return resourceId;
  for (const object of [after, before]) {
    if (typeof object !== "object" || object === null) continue;
    const members = object as Record<string, unknown>;
    const name = NAMES.map((member) => members[member]).find((value) => typeof value === "string" && value !== "");
    if (typeof name === "string") return name;
    const { message, start, end } = members;
    if (typeof start === "string" && typeof end === "string") return formatFiscalYear({ start, end });
    if (typeof message === "string") return cut(said(message));
  }
  return null;
}

function cut(text: string): string {
  // Array.from splits by code points: cut by UTF-16 code units, an emoji could be halved.
  const line = Array.from(text.split("\n", 1)[0] ?? "");
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS).join("").trimEnd()}…` : line.join("");
}

/**
 * The page that shows the object, while it exists.
 * @param agencyId the agency whose activity is shown; null for the activity of a company
 */
export function subjectPage(entry: ActivityEntry, agencyId: string | null): string | null {
  const { companyId, resource, resourceId, exists } = entry;
  if (!exists) return null;
  if (companyId !== undefined) return companySubjectPage(companyId, resource, resourceId);
  if (agencyId === null) return null;
  if (resource === "FindingRule") return agencyRulesPage(agencyId);
  if (resource === "SieImportBatch") return agencyImportPage(agencyId, resourceId);
  if (resource === "Letterhead") return agencyLetterheadPage(agencyId);
  if (resource === "Mail") return agencyMailsPage(agencyId);
  if (resource === "ReportSchedule") return agencyBulkChangesPage(agencyId);
  if (resource === "BulkChange") return agencyBulkChangePage(agencyId, resourceId);
  if (resource === "PortfolioView") return `${agencyPortfolioPage(agencyId)}?view=${encodeURIComponent(resourceId)}`;
  return null;
}

function companySubjectPage(companyId: string, resource: string, resourceId: string): string | null {
  switch (resource) {
    case "Comment":
      return commentPage(companyId, resourceId);
    case "Company":
      return companyPage(companyId);
    case "KeyFigurePreset":
    case "KeyFigureFormula":
      return companyPage(companyId, "presets");
    case "KeyFigureData":
      return companyPage(companyId, "inputs", resourceId);
    case "KeyFigureTarget":
      return companyPage(companyId, "targets");
    case "Budget":
      return companyPage(companyId, "budgets", resourceId);
    case "FiscalYear":
      return companyPage(companyId, "statements", resourceId);
    case "SieImport":
      return companyPage(companyId, "imports");
    case "ChartOfAccounts":
      return companyPage(companyId, "charts-of-accounts");
    case "PeriodReport":
      return reportPage(companyId, resourceId);
    case "PeriodReportLink":
      return companyPage(companyId, "reports");
    default:
      return null;
  }
}
