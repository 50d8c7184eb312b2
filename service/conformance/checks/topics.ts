import type { Topic } from "../check";
import { permissionsTopic } from "../permissions/permissions";
import { accessTopic } from "./access";
import { agencyTopic } from "./agency";
import { activityTopic, catalogueTopic } from "./catalogue";
import { commentTopic } from "./comment";
import { agencyCompanyTopic, companyTopic } from "./company";
import { errorsTopic } from "./errors";
import { fiscalYearTopic } from "./fiscal-year";
import { httpTopic } from "./http";
import { keyFigureDataTopic } from "./key-figure-data";
import { presetTopic } from "./preset";
import { sieImportTopic } from "./sie-import";
import { userTopic } from "./user";
import { wireTopic } from "./wire";

export const TOPICS: readonly Topic[] = [
  httpTopic,
  wireTopic,
  errorsTopic,
  companyTopic,
  agencyCompanyTopic,
  agencyTopic,
  commentTopic,
  presetTopic,
  fiscalYearTopic,
  keyFigureDataTopic,
  userTopic,
  sieImportTopic,
  catalogueTopic,
  activityTopic,
  accessTopic,
  permissionsTopic,
];
