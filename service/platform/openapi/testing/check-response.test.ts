import { describe, expect, it } from "vitest";
import { checkResponse } from "./check-response";

const company = { id: "a-demo-556000-0000", businessIdentityCode: "556000-0000", name: "Åkeri" };
const error = { typeOfError: "NotFound", message: "Company was not found.", identifier: "x" };
const taxRate = {
  keyFigureInfoId: "TaxRate",
  period: { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" },
  value: Number.NaN,
};

describe("comparing answers with the OpenAPI document", () => {
  it("accepts what is as described, in any writing of the path", () => {
    expect(() => checkResponse("GET", "/Api/v2/Company/x", 200, company)).not.toThrow();
    expect(() => checkResponse("GET", "/api/V2/company/?showAll=true", 200, [company])).not.toThrow();
    expect(() => checkResponse("DELETE", "/Api/v2/Company/x/", 200, null)).not.toThrow();
    expect(() => checkResponse("GET", "/Api/v2/Company/x", 404, error)).not.toThrow();
    expect(() => checkResponse("GET", "/Api/v2/Company/x/FiscalYear/y/KeyFigureData", 200, [taxRate])).not.toThrow();
  });

  it.each([
    ["a member that is not described", "GET", "/Api/v2/Company/x", 200, { ...company, secret: 1 }],
    ["an unknown nested member", "GET", "/Api/v2/Company/x", 200, { ...company, contactInfo: { fax: "1" } }],
    ["a missing member", "GET", "/Api/v2/Company/x", 200, { id: "x", name: "x" }],
    ["an object for a list", "GET", "/Api/v2/Company", 200, company],
    ["anything but null from DELETE", "DELETE", "/Api/v2/Company/x", 200, company],
    ["a text for a number", "GET", "/Api/v2/Company/x/FiscalYear/y/KeyFigureData", 200, [{ ...taxRate, value: "1" }]],
    ["an error without typeOfError", "GET", "/Api/v2/Company/x", 404, { message: "x", identifier: "x" }],
    ["a status that is not listed", "GET", "/Api/v2/Company/x", 409, error],
    ["success at a path that is not described", "GET", "/Api/v2/Nothing", 200, []],
    ["success of a verb that is not described", "POST", "/Api/v2/Company/x/FiscalYear", 200, {}],
  ])("refuses %s", (_, method, path, status, body) => {
    expect(() => checkResponse(method, path, status, body)).toThrow(/OpenAPI|does not list/);
  });
});
