import type { Topic } from "../check";
import { permissionsTopic } from "../permissions/permissions";
import { accessTopic } from "./access";
import { activityTopic } from "./activity";
import { agencyTopic } from "./agency";
import { agencyFiguresTopic } from "./agency-figures";
import { budgetTopic } from "./budget";
import { bulkChangeTopic } from "./bulk-change";
import { catalogueTopic } from "./catalogue";
import { chartOfAccountsTopic } from "./chart-of-accounts";
import { commentTopic } from "./comment";
import { commentQuestionTopic } from "./comment-question";
import { agencyCompanyTopic, companyTopic } from "./company";
import { companyTypeTopic } from "./company-type";
import { documentTopic } from "./document";
import { entityTagsTopic } from "./entity-tags";
import { errorsTopic } from "./errors";
import { faultsTopic } from "./faults";
import { findingTopic } from "./finding";
import { fiscalYearTopic } from "./fiscal-year";
import { httpTopic } from "./http";
import { keyFigureDataTopic } from "./key-figure-data";
import { keyFigureValueTopic } from "./key-figure-value";
import { letterheadTopic } from "./letterhead";
import { mailTopic } from "./mail";
import { orderTopic } from "./order";
import { periodReportTopic } from "./period-report";
import { portfolioViewTopic } from "./portfolio-view";
import { presetTopic } from "./preset";
import { reportTemplateTopic } from "./report-template";
import { requestsTopic } from "./requests";
import { sieFilesTopic } from "./sie-files";
import { sieImportTopic } from "./sie-import";
import { sieImportBatchTopic } from "./sie-import-batch";
import { standardTextTopic } from "./standard-text";
import { targetTopic } from "./target";
import { userTopic } from "./user";
import { versionTwoTopic } from "./version-2-client";
import { wireTopic } from "./wire";

/**
 * The topics run in this order. The permissions come last, because they add standards, which all companies of the
 * agency inherit from then on.
 */
export const TOPICS: readonly Topic[] = [
  httpTopic,
  requestsTopic,
  entityTagsTopic,
  wireTopic,
  errorsTopic,
  companyTopic,
  agencyCompanyTopic,
  agencyTopic,
  commentTopic,
  commentQuestionTopic,
  presetTopic,
  fiscalYearTopic,
  keyFigureDataTopic,
  userTopic,
  sieImportTopic,
  sieImportBatchTopic,
  bulkChangeTopic,
  mailTopic,
  portfolioViewTopic,
  agencyFiguresTopic,
  findingTopic,
  sieFilesTopic,
  catalogueTopic,
  activityTopic,
  standardTextTopic,
  targetTopic,
  chartOfAccountsTopic,
  keyFigureValueTopic,
  periodReportTopic,
  reportTemplateTopic,
  letterheadTopic,
  documentTopic,
  companyTypeTopic,
  budgetTopic,
  versionTwoTopic,
  accessTopic,
  orderTopic,
  faultsTopic,
  permissionsTopic,
];
