import { describe, expect, it } from "vitest";
import { compileRoutes, type Verb } from "../platform/http/route";
import { apiRoutes } from "./all-routes";

/**
 * Every call that the public .NET client of version 2 makes: its fifteen resources (a sixteenth class is the base of Me
 * and User) with the addresses as it writes them, empty ids and slashes at the end included.
 */
const CALLS: Record<string, [Verb, string][]> = {
  Agency: [
    ["GET", "Agency"],
    ["GET", "Agency/demo"],
    ["POST", "Agency/demo"],
    ["PUT", "Agency/demo"],
    ["DELETE", "Agency/demo"],
  ],
  AgencyCompany: [
    ["GET", "Agency/demo/Company"],
    ["GET", "Agency/demo/Company/a-demo-1"],
    ["POST", "Agency/demo/Company/"],
    ["POST", "Agency/demo/Company/a-demo-1"],
    ["PUT", "Agency/demo/Company/a-demo-1"],
    ["DELETE", "Agency/demo/Company/a-demo-1"],
  ],
  AgencyCompanyType: [
    ["GET", "Agency/demo/CompanyType"],
    ["GET", "Agency/demo/CompanyType/x"],
  ],
  Company: [
    ["GET", "Company"],
    ["GET", "Company/1"],
    ["POST", "Company/"],
    ["POST", "Company/1"],
    ["PUT", "Company/1"],
    ["DELETE", "Company/1"],
  ],
  CompanyChartOfAccounts: [
    ["GET", "Company/1/ChartOfAccounts/"],
    ["GET", "Company/1/ChartOfAccounts/x"],
    ["POST", "Company/1/ChartOfAccounts/"],
    ["PUT", "Company/1/ChartOfAccounts/"],
    ["DELETE", "Company/1/ChartOfAccounts/x"],
  ],
  CompanyComment: [
    ["GET", "Company/1/Comment/"],
    ["GET", "Company/1/Comment/x"],
    ["POST", "Company/1/Comment/"],
    ["PUT", "Company/1/Comment/"],
    ["DELETE", "Company/1/Comment/x"],
  ],
  CompanyDocument: [
    ["GET", "Company/1/Document/"],
    ["GET", "Company/1/Document/x"],
    ["POST", "Company/1/Document/"],
    ["PUT", "Company/1/Document/"],
    ["DELETE", "Company/1/Document/x"],
  ],
  CompanyFiscalYear: [
    ["GET", "Company/1/FiscalYear"],
    ["GET", "Company/1/FiscalYear/x"],
    ["PUT", "Company/1/FiscalYear/x"],
    ["DELETE", "Company/1/FiscalYear/x"],
  ],
  CompanyKeyFigureData: [
    ["GET", "Company/1/FiscalYear/x/KeyFigureData"],
    ["PUT", "Company/1/FiscalYear/x/KeyFigureData"],
    ["DELETE", "Company/1/FiscalYear/x/KeyFigureData"],
  ],
  CompanyKeyFigurePreset: [
    ["GET", "Company/1/KeyFigurePreset/"],
    ["GET", "Company/1/KeyFigurePreset/x"],
    ["POST", "Company/1/KeyFigurePreset/x"],
    ["PUT", "Company/1/KeyFigurePreset/x"],
    ["DELETE", "Company/1/KeyFigurePreset/x"],
  ],
  CompanyKeyFigureValue: [
    ["GET", "Company/1/KeyFigureValue"],
    ["GET", "Company/1/KeyFigureValue/"],
    ["GET", "Company/1/KeyFigureValue/x"],
  ],
  CompanyPeriodReport: [
    ["GET", "Company/1/PeriodReport/"],
    ["GET", "Company/1/PeriodReport/x"],
  ],
  Me: [["GET", "Me"]],
  SieImport: [
    ["PUT", "SieImport"],
    ["PUT", "SieImport/demo"],
  ],
  User: [
    ["GET", "User/"],
    ["GET", "User/x"],
    ["POST", "User/"],
    ["PUT", "User/"],
    ["DELETE", "User/x"],
  ],
};

const match = compileRoutes(apiRoutes);

describe("every call of the public client has a route", () => {
  it.each(Object.entries(CALLS))("%s", (_, calls) => {
    const missing = calls.filter(([verb, path]) => !match(path)?.route[verb]);
    expect(missing).toEqual([]);
  });
});
