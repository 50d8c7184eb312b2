import { describe, expect, it } from "vitest";
import {
  agencyId,
  businessIdentityCode,
  dimensionId,
  directCompanyId,
  fiscalYearId,
  keyFigureId,
  presetId,
} from "./ids";

describe("ids", () => {
  it.each([
    ["agencyId", agencyId, ["demo", "a", "north_1", "a".repeat(63)], ["", "a-b", "Demo", "å", "a b", "a".repeat(64)]],
    [
      "businessIdentityCode",
      businessIdentityCode,
      ["000000-0000", "5560000000", "SE-ab", "-", "1".repeat(32)],
      ["", "1_1", "556000 0000", "åäö", "1\n", "1".repeat(33)],
    ],
    [
      "directCompanyId",
      directCompanyId,
      ["556000-0000", "a", "a_b-c", "A-1", "ab-c", "1".repeat(64)],
      ["", "a-", "a-demo-1", "a b", "ö", "a/b", "1".repeat(65)],
    ],
    ["fiscalYearId", fiscalYearId, ["0123456789abcdef".repeat(2)], ["", "0123456789ABCDEF".repeat(2), "a".repeat(31)]],
    ["presetId", presetId, ["Overview", "a_b-C", "1".repeat(64)], ["", "a b", "å", "1".repeat(65)]],
    ["keyFigureId", keyFigureId, ["NetSales", "mitt eget tal", "å".repeat(64)], ["", "å".repeat(65)]],
    ["dimensionId", dimensionId, ["1_20", "2_Åre", "6_a_b", "1_ "], ["", "1", "_1", "a_1", "1_", "1-2"]],
  ])("%s accepts valid ids and nothing else", (_, schema, good, bad) => {
    for (const value of good) expect(schema.safeParse(value)).toMatchObject({ success: true });
    for (const value of [...bad, 1, null]) expect(schema.safeParse(value)).toMatchObject({ success: false });
  });
});
