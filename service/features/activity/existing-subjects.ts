import { and, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { StandardKind } from "@/contract/standards";
import type { Db } from "../../platform/db/database";
import {
  agency,
  bulkChange,
  chartOfAccounts,
  comment,
  company,
  document,
  fiscalYear,
  importBatch,
  importedFile,
  keyFigureFormula,
  keyFigurePreset,
  mail,
  periodReport,
  portfolioView,
  reportLink,
  reportSchedule,
  reportTemplate,
  user,
} from "../../platform/db/schema";
import { CompanyCharts } from "../charts-of-accounts/company-charts";
import { agencyOwner, readRules } from "../findings/rule-row";
import { CompanyFormulas } from "../formulas/company-formulas";
import { CompanyPresets } from "../presets/company-presets";
import type { InheritedParts } from "../standards/company-standards";
import { readInherited } from "../standards/read-inherited";

/** The table of a resource's objects, its column of their id and, for objects of companies, that of the company id. */
interface Subject {
  table: PgTable;
  id: AnyPgColumn;
  companyId?: AnyPgColumn;
}

const ofCompany = (table: PgTable & { companyId: AnyPgColumn; id: AnyPgColumn }): Subject => ({
  table,
  id: table.id,
  companyId: table.companyId,
});

/** By resource. Entries about budgets, targets and the like have the id of the fiscal year, company or agency. */
const SUBJECTS: Record<string, Subject> = {
  Budget: ofCompany(fiscalYear),
  BulkChange: { table: bulkChange, id: bulkChange.id },
  ChartOfAccounts: ofCompany(chartOfAccounts),
  Comment: ofCompany(comment),
  Company: { table: company, id: company.id },
  Document: ofCompany(document),
  FiscalYear: ofCompany(fiscalYear),
  KeyFigureData: ofCompany(fiscalYear),
  KeyFigureFormula: ofCompany(keyFigureFormula),
  KeyFigurePreset: ofCompany(keyFigurePreset),
  KeyFigureTarget: { table: company, id: company.id },
  Letterhead: { table: agency, id: agency.shortName },
  Mail: { table: mail, id: mail.id },
  PeriodReport: ofCompany(periodReport),
  PeriodReportLink: ofCompany(reportLink),
  PortfolioView: { table: portfolioView, id: portfolioView.id },
  ReportSchedule: { table: reportSchedule, id: reportSchedule.agencyId },
  ReportTemplate: { table: reportTemplate, id: reportTemplate.id },
  SieImport: ofCompany(importedFile),
  SieImportBatch: { table: importBatch, id: importBatch.id },
  User: { table: user, id: user.userName },
};

/** For resources whose table has only a company's own objects: reads those that the company inherits, by id. */
const INHERITED = {
  ChartOfAccounts: (parts) => new CompanyCharts([], parts).effective,
  KeyFigureFormula: (parts) => new CompanyFormulas([], parts).effective,
  KeyFigurePreset: (parts) => new CompanyPresets({ ...parts, rows: [] }).effective,
} satisfies Partial<Record<StandardKind, (parts: InheritedParts) => ReadonlyMap<string, unknown>>>;

interface SubjectReference {
  resource: string;
  resourceId: string;
  companyId: string;
  agencyId: string | null;
}

export function subjectKey({ resource, resourceId, companyId }: Omit<SubjectReference, "agencyId">): string {
  return JSON.stringify([resource, SUBJECTS[resource]?.companyId ? companyId : "", resourceId]);
}

/**
 * The {@link subjectKey} of each object that still exists, apart from resources that are never looked up, such as
 * CompanyType. Runs one statement for each resource, and a few for inherited objects and for rules.
 * @param rows of one company or of one agency
 */
export async function existingSubjects(db: Db, rows: readonly SubjectReference[]): Promise<ReadonlySet<string>> {
  const existing = new Set<string>();
  for (const [resource, { table, id, companyId }] of Object.entries(SUBJECTS)) {
    const named = rows.filter((row) => row.resource === resource);
    if (named.length === 0) continue;
    const ids = [...new Set(named.map(({ resourceId }) => resourceId))];
    const companies = [...new Set(named.map((row) => row.companyId))];
    const found = await db
      .selectDistinct({
        id: sql<string>`${id}::text`,
        companyId: companyId ? sql<string>`${companyId}` : sql<string>`''`,
      })
      .from(table)
      .where(and(inArray(sql`${id}::text`, ids), companyId && inArray(companyId, companies)));
    for (const one of found) existing.add(subjectKey({ resource, resourceId: one.id, companyId: one.companyId }));
  }
  for (const [kind, inheritedFrom] of Object.entries(INHERITED)) {
    const missing = rows.filter((row) => row.resource === kind && !existing.has(subjectKey(row)));
    if (missing.length === 0) continue;
    const isNamed = inArray(company.id, [...new Set(missing.map(({ companyId }) => companyId))]);
    const ids = [...new Set(missing.map(({ resourceId }) => resourceId))];
    for (const [companyId, parts] of await readInherited(db, kind as StandardKind, isNamed, ids)) {
      const inherited = inheritedFrom(parts).keys();
      for (const id of inherited) existing.add(subjectKey({ resource: kind, resourceId: id, companyId }));
    }
  }
  // No table has all rules of an agency: the built-in ones that the agency has neither changed nor hidden are in none.
  const resource = "FindingRule";
  const agencyId = rows.find((row) => row.resource === resource)?.agencyId;
  const rules = agencyId ? await readRules(db, agencyOwner(agencyId)) : [];
  for (const { value } of rules) existing.add(subjectKey({ resource, resourceId: value.id, companyId: "" }));
  return existing;
}
