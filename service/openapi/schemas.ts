import type { z } from "zod";
import { activitySchema } from "@/contract/activity";
import { agencyCreateSchema, agencySchema, agencyUpdateSchema } from "@/contract/agency";
import { apiErrorSchema } from "@/contract/api-error";
import {
  chartNodeSchema,
  chartOfAccountsCreateSchema,
  chartOfAccountsSchema,
  chartOfAccountsUpdateSchema,
} from "@/contract/chart-of-accounts";
import { commentCreateSchema, commentSchema, commentUpdateSchema } from "@/contract/comment";
import { companyCreateSchema, companySchema, companyUpdateSchema } from "@/contract/company";
import { fiscalYearSchema, fiscalYearUpdateSchema } from "@/contract/fiscal-year";
import { keyFigureSchema } from "@/contract/key-figure";
import { keyFigureDataSchema, keyFigureDataUpdateSchema } from "@/contract/key-figure-data";
import {
  keyFigurePresetCreateSchema,
  keyFigurePresetSchema,
  keyFigurePresetUpdateSchema,
} from "@/contract/key-figure-preset";
import { periodSchema } from "@/contract/period";
import { sieImportRequestSchema, sieImportResultSchema, sieNoteSchema } from "@/contract/sie-import";
import { userCreateSchema, userSchema, userUpdateSchema } from "@/contract/user";

/** Every object of the interface under the name that generated clients give it. */
export const SCHEMAS = {
  Activity: activitySchema,
  Agency: agencySchema,
  AgencyChanges: agencyUpdateSchema,
  ChartNode: chartNodeSchema,
  ChartOfAccounts: chartOfAccountsSchema,
  ChartOfAccountsChanges: chartOfAccountsUpdateSchema,
  Comment: commentSchema,
  CommentChanges: commentUpdateSchema,
  CompanyChanges: companyUpdateSchema,
  CompanyInfo: companySchema,
  Error: apiErrorSchema,
  FiscalYear: fiscalYearSchema,
  FiscalYearChanges: fiscalYearUpdateSchema,
  KeyFigure: keyFigureSchema,
  KeyFigureData: keyFigureDataSchema,
  KeyFigureDataChanges: keyFigureDataUpdateSchema,
  KeyFigurePreset: keyFigurePresetSchema,
  KeyFigurePresetChanges: keyFigurePresetUpdateSchema,
  NewAgency: agencyCreateSchema,
  NewChartOfAccounts: chartOfAccountsCreateSchema,
  NewComment: commentCreateSchema,
  NewCompany: companyCreateSchema,
  NewKeyFigurePreset: keyFigurePresetCreateSchema,
  NewUser: userCreateSchema,
  Period: periodSchema,
  SieImport: sieImportRequestSchema,
  SieImportResult: sieImportResultSchema,
  SieNote: sieNoteSchema,
  User: userSchema,
  UserChanges: userUpdateSchema,
} as const satisfies Record<string, z.ZodType>;
export type SchemaName = keyof typeof SCHEMAS;

/** Those in which a null stands for a member that was not set. */
export const CREATE_FORMS: ReadonlySet<string> = new Set<SchemaName>([
  "NewAgency",
  "NewChartOfAccounts",
  "NewComment",
  "NewCompany",
  "NewKeyFigurePreset",
  "NewUser",
  "SieImport",
]);
