import { describe, expect, it } from "vitest";
import { readableFormula } from "./readable-formula";

describe("a formula", () => {
  it("is read with the names of its terms, the longest text first", () => {
    const terms = [
      { text: "NetSales", name: "Net sales" },
      { text: "average(Assets)", name: "average of Assets" },
    ];
    expect(readableFormula("100 * (NetSales - NetSalesGrowth) / average(Assets)", terms)).toBe(
      "100 × (Net sales − NetSalesGrowth) / average of Assets",
    );
  });

  it("without terms stays as it is", () => {
    expect(readableFormula("1 + 1", [])).toBe("1 + 1");
  });
});
