import { expect, test } from "vitest";
import * as z from "zod";
import {
  AGENCY_ACTIVITY_RESOURCES,
  COMPANY_ACTIVITY_RESOURCES,
  SECURITY_RESOURCE,
} from "@/contract/activity-resources";
import { personalAccessTokenSchema } from "@/contract/account/access";
import { sessionSchema } from "@/contract/account/session";
import { agencySchema } from "@/contract/agencies";
import { bulkChangeSchema } from "@/contract/bulk-changes/bulk-change";
import { chartOfAccountsSchema } from "@/contract/charts-of-accounts/chart-of-accounts";
import { commentReplySchema, keyFigureCommentSchema } from "@/contract/comments";
import { companySchema } from "@/contract/companies/company";
import { companyTypeSchema } from "@/contract/companies/company-type";
import { documentFileSchema } from "@/contract/documents";
import { findingAnswerSchema } from "@/contract/findings/finding";
import { findingRuleSchema } from "@/contract/findings/finding-rule";
import { fiscalYearSchema } from "@/contract/fiscal-years/fiscal-year";
import { keyFigureFormulaSchema } from "@/contract/formulas/key-figure-formula";
import { sieImportBatchFileSchema, sieImportBatchSchema } from "@/contract/imports/sie-import-batch";
import { defaultPortfolioViewSchema, portfolioViewSchema } from "@/contract/portfolio";
import { keyFigurePresetSchema } from "@/contract/presets";
import { periodReportSchema } from "@/contract/reports/period-report";
import { reportLinkSchema } from "@/contract/reports/report-link";
import { reportScheduleSchema } from "@/contract/bulk-changes/report-schedule";
import { reportTemplateSchema } from "@/contract/reports/report-template";
import { userSchema } from "@/contract/users/user";
import { MESSAGES } from "@/lib/i18n/messages";
import { SILENT } from "./changes";

/** Schemas of the objects, other than standards, that the audit log stores in full, by the name of their resource. */
const AUDITED = {
  Agency: agencySchema,
  BulkChange: bulkChangeSchema,
  ChartOfAccounts: chartOfAccountsSchema,
  Comment: keyFigureCommentSchema.omit({ isOwn: true }),
  CommentReply: commentReplySchema.omit({ isOwn: true }),
  Company: companySchema,
  CompanyType: companyTypeSchema,
  DefaultPortfolioView: defaultPortfolioViewSchema,
  Document: documentFileSchema.omit({ data: true }),
  FindingAnswer: findingAnswerSchema,
  FindingRule: findingRuleSchema,
  FiscalYear: fiscalYearSchema,
  KeyFigureFormula: keyFigureFormulaSchema,
  KeyFigurePreset: keyFigurePresetSchema,
  PeriodReport: periodReportSchema.omit({ restated: true }),
  PeriodReportLink: reportLinkSchema,
  PersonalAccessToken: personalAccessTokenSchema,
  PortfolioView: portfolioViewSchema,
  ReportSchedule: reportScheduleSchema,
  ReportTemplate: reportTemplateSchema,
  Session: sessionSchema,
  SieImportBatch: sieImportBatchSchema,
  SieImportBatchFile: sieImportBatchFileSchema,
  User: userSchema,
};

type Schema = z.core.JSONSchema.JSONSchema;

/**
 * The members of an object that the activity shows, each by the last part of its path in `changesOf`: the members of a
 * nested object instead of the object, but a period as one member.
 */
function membersOf(schema: Schema): string[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Schema[];
  if (choices.length > 0) return choices.flatMap(membersOf);
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    if (SILENT.has(name)) return [];
    const nested = membersOf(member as Schema);
    return nested.length === 0 || nested.join() === "start,end" ? [name] : nested;
  });
}

test.each(Object.entries(AUDITED))("every member of %s that the activity shows has a name there", (_, schema) => {
  const members = membersOf(z.toJSONSchema(schema, { unrepresentable: "any", reused: "inline" }));
  expect(members).not.toEqual([]);
  const names = MESSAGES.en.activity.fields;
  expect(members.filter((member) => !Object.hasOwn(names, member))).toEqual([]);
});

test("every resource that has entries can be chosen, and has a name", () => {
  const resources: readonly string[] = [...COMPANY_ACTIVITY_RESOURCES, ...AGENCY_ACTIVITY_RESOURCES];
  expect(resources).toEqual(expect.arrayContaining(Object.keys(AUDITED)));
  for (const { activity } of Object.values(MESSAGES)) {
    // An entry of a security event names the event in place of an object.
    const names: Partial<Record<string, string>> = activity.objects;
    expect(resources.filter((resource) => resource !== SECURITY_RESOURCE && !names[resource])).toEqual([]);
    expect(Object.keys(activity.resources).toSorted()).toEqual(resources.toSorted());
  }
});
