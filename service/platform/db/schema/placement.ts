import type { PgTable } from "drizzle-orm/pg-core";
import * as tables from ".";

/**
 * Placement of a table's rows in a sharded database (ADR 0062):
 * - `company`: on the shard of its `company_id`, with all other rows of that company;
 * - `reference`: on every node, so that each statement finds them locally;
 * - `local`: only on the coordinator. No statement joins them with a company's rows.
 */
export type Placement = "company" | "reference" | "local";

/** The placement of every table of the schema; a test detects missing tables. */
export const PLACEMENTS: ReadonlyMap<PgTable, Placement> = new Map<PgTable, Placement>([
  [tables.agency, "reference"],
  [tables.company, "reference"],
  [tables.companyType, "reference"],
  [tables.standard, "reference"],
  [tables.standardVersion, "reference"],
  [tables.user, "reference"],
  [tables.userCompany, "reference"],

  [tables.account, "company"],
  [tables.accountBalances, "company"],
  [tables.auditEntry, "company"],
  [tables.budgetAmount, "company"],
  [tables.chartOfAccounts, "company"],
  [tables.comment, "company"],
  [tables.commentReply, "company"],
  [tables.dimension, "company"],
  [tables.dimensionObject, "company"],
  [tables.document, "company"],
  [tables.documentChunk, "company"],
  [tables.fileBalance, "company"],
  [tables.fileYear, "company"],
  [tables.findingAnswer, "company"],
  [tables.fiscalYear, "company"],
  [tables.hiddenStandard, "company"],
  [tables.importedFile, "company"],
  [tables.keyFigureData, "company"],
  [tables.keyFigureFormula, "company"],
  [tables.keyFigurePreset, "company"],
  [tables.keyFigureTarget, "company"],
  [tables.periodReport, "company"],
  [tables.reportLink, "company"],
  [tables.storedFigures, "company"],
  [tables.storedPeriods, "company"],
  [tables.storedValues, "company"],
  [tables.voucherBlock, "company"],

  [tables.agencyLogo, "local"],
  [tables.bulkChange, "local"],
  [tables.bulkChangePart, "local"],
  [tables.idempotentResponse, "local"],
  [tables.importBatch, "local"],
  [tables.importBatchFile, "local"],
  [tables.mail, "local"],
  [tables.oidcPayload, "local"],
  [tables.passwordLink, "local"],
  [tables.personalAccessToken, "local"],
  [tables.portfolioView, "local"],
  [tables.portfolioViewDefault, "local"],
  [tables.reportSchedule, "local"],
  [tables.reportScheduleRun, "local"],
  [tables.reportTemplate, "local"],
  [tables.secondFactor, "local"],
  [tables.securityEvent, "local"],
  [tables.setting, "local"],
  [tables.signInTry, "local"],
]);
