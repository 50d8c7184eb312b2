import { describe, expect, it } from "vitest";
import { readableFormula } from "./readable-formula";

describe("a formula", () => {
  it("is read with the names of its terms", () => {
    const terms = [
      { text: "NetSales", name: "Net sales" },
      { text: "average(Assets)", name: "average of Assets" },
    ];
    expect(readableFormula("100 * (NetSales - NetSalesGrowth) / average(Assets)", terms)).toBe(
      "100 × (Net sales − NetSalesGrowth) / average of Assets",
    );
  });

  it("is read with the longest text where another one begins it", () => {
    const terms = [
      { text: "Sales", name: "sales" },
      { text: "Sales[-1]", name: "sales of the year before" },
    ];
    expect(readableFormula("Sales / Sales[-1]", terms)).toBe("sales / sales of the year before");
  });

  it("without terms stays as it is", () => {
    expect(readableFormula("1 + 1", [])).toBe("1 + 1");
  });
});
