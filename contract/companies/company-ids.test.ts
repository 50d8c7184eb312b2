import { describe, expect, it, test } from "vitest";
import { agencyCompanyId, agencyOf, normalizeBusinessIdentityCode, writtenBusinessIdentityCode } from "./company-ids";

test("a Swedish number is written with ten digits and a hyphen, another code as it is given", () => {
  expect(["5599000002", "165599000002", "559900-0002", "0112038-9", "ABC"].map(writtenBusinessIdentityCode)).toEqual([
    "559900-0002",
    "559900-0002",
    "559900-0002",
    "0112038-9",
    "ABC",
  ]);
});

describe("ids of an agency's companies", () => {
  it("are made of agency and code, and give the agency back", () => {
    expect(agencyCompanyId("north_1", "556000-0000")).toBe("a-north_1-556000-0000");
    expect(agencyOf("a-north_1-556000-0000")).toBe("north_1");
  });

  it.each(["556000-0000", "a_demo-1", "a-Demo-1", "a-demo", "b-demo-1"])("are not %s", (id) => {
    expect(agencyOf(id)).toBeNull();
  });
});

describe("the form in which business identity codes are compared", () => {
  it.each([
    ["556000-0000", "5560000000"],
    ["5560000000", "5560000000"],
    ["165560000000", "5560000000"],
    ["16556000-0000", "5560000000"],
    ["165560000", "165560000"],
    ["16556000000", "16556000000"],
    ["1655600000001", "1655600000001"],
    ["195560000000", "195560000000"],
    ["16556000000A", "16556000000a"],
    ["SE-Ab-1", "seab1"],
    ["0123456-7", "01234567"],
    ["---", ""],
  ])("of %s is %s", (code, normalized) => {
    expect(normalizeBusinessIdentityCode(code)).toBe(normalized);
  });
});
