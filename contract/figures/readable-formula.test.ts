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

  it("is read with the longer of two terms where the text of one begins with that of the other", () => {
    const terms = [
      { text: "Sales", name: "sales" },
      { text: "Sales[-1]", name: "sales of the year before" },
    ];
    expect(readableFormula("Sales / Sales[-1]", terms)).toBe("sales / sales of the year before");
  });

  it("without terms changes only its signs", () => {
    expect(readableFormula("1 + 2 * 3 - 4", [])).toBe("1 + 2 × 3 − 4");
  });

  it("has the minus of a negation too", () => {
    expect(readableFormula("-A - (-B * -2) / min(-1, -C)", [])).toBe("−A − (−B × −2) / min(−1, −C)");
  });

  it("has names with a sign in them as they are", () => {
    const terms = [
      { text: "[A - B]", name: "[A - B]" },
      { text: "Own", name: "Norr * Syd" },
    ];
    expect(readableFormula("[A - B] - Own * 2", terms)).toBe("[A - B] − Norr * Syd × 2");
  });
});
