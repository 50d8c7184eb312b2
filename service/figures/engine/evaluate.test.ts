import { describe, expect, it } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import { eubas97, LATER_KNOWN_GROUPS } from "../eubas97";
import { companyDefinitions } from "../formulas/company-definitions";
import { booksOf, sieFile, voucherLines } from "../testing/books-of";
import { yearOf } from "../testing/year-of";
import { Books } from "./books";
import type { FileYearBefore, YearBalances } from "./year-sums";
import { evaluate } from "./evaluate";
import type { Inputs, InputValue } from "./inputs";
import { inputsOf } from "./testing/inputs-of";

const NONE = inputsOf([]);

function valueOf(books: Books, name: string, firstDay: string, lastDay: string, inputs = NONE) {
  const { annualised, estimated, ...result } = evaluate(books, inputs, name, { firstDay, lastDay });
  return { ...result, ...(annualised && { annualised }), ...(estimated && { estimated }) };
}

function sale(date: string, amount: number, account = "3010"): string[] {
  return voucherLines(date, ["1910", amount], [account, -amount]);
}

/** A year that opens with a stock of 100 and has one sale a month, of these amounts, from its first month on. */
function sales(start: string, end: string, ...amounts: number[]) {
  const lines = amounts.flatMap((amount, i) => {
    const month = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + i;
    return sale(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-20`, amount);
  });
  return sieFile(start, end, ["#IB 0 1410 100", "#IB 0 2081 -100", ...lines]);
}

function input(keyFigureInfoId: string, firstDay: string, lastDay: string, value: number): InputValue {
  return { keyFigureInfoId, firstDay, lastDay, value };
}

const twelve = (amount: number) => Array<number>(12).fill(amount);

describe("a figure over a range", () => {
  const books = booksOf([
    sales("2022-07-01", "2022-12-31", 10, 20, 30, 40, 50, 60),
    sales("2023-01-01", "2024-06-30", ...twelve(100), ...Array<number>(6).fill(300)),
    sales("2024-07-01", "2025-06-30", 1, 2, 3),
  ]);

  it("adds up the months of it, over the borders of fiscal years too", () => {
    expect(valueOf(books, "NetSales", "2022-08-01", "2022-08-31")).toEqual({ value: 20 });
    expect(valueOf(books, "NetSales", "2022-12-01", "2023-02-28")).toEqual({ value: 60 + 100 + 100 });
    expect(valueOf(books, "NetSales", "2023-01-01", "2024-06-30")).toEqual({ value: 1200 + 1800 });
  });

  it("compares with the same months a year before, whatever fiscal years they are in", () => {
    // January to June 2024 (300 each) against January to June 2023 (100 each), both in one long year.
    expect(valueOf(books, "NetSalesGrowth", "2024-01-01", "2024-06-30")).toEqual({ value: 200 });
    // July to December 2023 against the short year of 210 before the long one.
    expect(valueOf(books, "NetSalesGrowth", "2023-07-01", "2023-12-31")).toEqual({ value: (100 * (600 - 210)) / 210 });
    expect(valueOf(books, "NetSalesGrowth", "2022-07-01", "2022-12-31")).toEqual({
      value: null,
      reason: { code: "noBooks", start: "2021-07-01", end: "2022-06-30" },
    });
  });

  it("takes a flow that is divided by a balance over twelve months, and scales one of fewer", () => {
    // Assets are the stock, which stays at 100 because no goods are booked, and the cash from the sales.
    const cash = [0, 10, 30, 60, 100, 150, 210];
    const average = cash.reduce((sum, amount) => sum + amount + 100, 0) / 7;
    expect(valueOf(books, "AssetTurnover", "2022-07-01", "2022-12-31")).toEqual({
      value: (210 * 2) / average,
      annualised: true,
    });
    // The twelve months to June 2024 are six of 100 and six of 300; assets at the ends of May and June are 100 + 2700
    // and 100 + 3000.
    expect(valueOf(books, "AssetTurnover", "2024-06-01", "2024-06-30")).toEqual({ value: 2400 / 2950 });
  });

  it("ends with the books while the year is running", () => {
    const running = booksOf(
      [sales("2023-01-01", "2023-12-31", ...twelve(100)), sales("2024-01-01", "2024-12-31", 1, 2, 3)],
      {
        change: (index) => (index === 1 ? { lastLedgerDate: "2024-02-10" } : {}),
      },
    );
    // The books reach March, the last month with an amount, although the last ledger date is in February.
    expect(valueOf(running, "NetSales", "2024-01-01", "2024-12-31")).toEqual({ value: 6 });
    // April 2023 to March 2024; the opening balance and the balances at the ends of three months.
    expect(valueOf(running, "AssetTurnover", "2024-01-01", "2024-12-31")).toEqual({
      value: 906 / ((100 + 101 + 103 + 106) / 4),
    });
    expect(valueOf(running, "NetSales", "2024-04-01", "2024-04-30")).toEqual({
      value: null,
      reason: { code: "noBooks", start: "2024-04-01", end: "2024-04-30" },
    });
  });

  it("says which days have no books", () => {
    const gap = booksOf([sales("2022-01-01", "2022-12-31", 10), sales("2024-01-01", "2024-12-31", 20)]);
    const reason = { code: "noBooks", start: "2023-01-01", end: "2023-12-31" };
    expect(valueOf(gap, "NetSales", "2022-01-01", "2024-12-31")).toEqual({ value: null, reason });
    // A change needs the books at both ends only: cash is 0 at the opening of 2022, and 20 at the end of 2024.
    expect(valueOf(gap, "CashFlow", "2022-01-01", "2024-12-31")).toEqual({ value: 20 });
    expect(valueOf(gap, "NetSales", "2023-06-01", "2024-12-31")).toEqual({
      value: null,
      reason: { code: "noBooks", start: "2023-06-01", end: "2023-12-31" },
    });
    // A range that ends in the gap has the value of its booked months.
    expect(valueOf(gap, "NetSales", "2022-01-01", "2023-06-30")).toEqual({ value: 10 });
    expect(gap.bookedThrough("2022-01-01", "2023-06-30")).toBe("2022-12-31");
    expect(valueOf(gap, "NetSales", "2023-03-01", "2023-06-30").reason?.code).toBe("noBooks");
    expect(valueOf(booksOf([]), "NetSales", "2024-01-01", "2024-12-31")).toEqual({
      value: null,
      reason: { code: "noBooks", start: "2024-01-01", end: "2024-12-31" },
    });
  });

  it("computes figures that need only the end if the books begin after the start", () => {
    expect(valueOf(books, "WorkingCapital", "2020-01-01", "2022-12-31")).toEqual({ value: 310 });
  });

  it("does not take a month apart", () => {
    const reason = { code: "partOfMonth", month: "2023-03" };
    expect(valueOf(books, "NetSales", "2023-03-02", "2023-04-30")).toEqual({ value: null, reason });
    expect(valueOf(books, "NetSales", "2023-01-01", "2023-03-30")).toEqual({ value: null, reason });
  });

  it("accepts a fiscal year that begins inside a month", () => {
    const first = booksOf([sieFile("2024-03-15", "2024-12-31", [...sale("2024-03-20", 5), ...sale("2024-05-20", 7)])]);
    expect(valueOf(first, "NetSales", "2024-03-15", "2024-12-31")).toEqual({ value: 12 });
    expect(valueOf(first, "NetSales", "2024-03-15", "2024-03-31")).toEqual({ value: 5 });
    const second = booksOf([
      sieFile("2023-03-15", "2024-03-14", [...sale("2023-03-20", 5), ...sale("2024-03-10", 7)]),
      sieFile("2024-03-15", "2024-12-31", sale("2024-03-20", 11)),
    ]);
    // Thirteen calendar months, but twelve months of time: nothing is scaled.
    expect(valueOf(second, "AssetTurnover", "2023-03-15", "2024-03-14")).not.toHaveProperty("annualised");
  });

  it("has its year before where the fiscal year ends a day before the last of February", () => {
    const short = booksOf([
      sieFile("2022-03-01", "2023-02-28", sale("2022-06-01", 100)),
      sieFile("2023-03-01", "2024-02-28", sale("2023-06-01", 150)),
    ]);
    expect(valueOf(short, "NetSalesGrowth", "2023-03-01", "2024-02-28")).toEqual({ value: 50 });
    expect(valueOf(short, "AssetTurnover", "2023-03-01", "2024-02-28")).not.toHaveProperty("annualised");
  });

  it("ends with the last month that a date can have", () => {
    const last = booksOf([sales("9998-01-01", "9998-12-31", 100), sales("9999-01-01", "9999-12-31", ...twelve(20))]);
    expect(valueOf(last, "NetSales", "9999-01-01", "9999-12-31")).toEqual({ value: 240 });
    expect(valueOf(last, "NetSalesGrowth", "9999-01-01", "9999-12-31")).toEqual({ value: 140 });
    expect(valueOf(last, "AssetTurnover", "9999-01-01", "9999-12-31")).not.toHaveProperty("annualised");
    const costs = inputsOf([input("CostsForResearchAndDevelopment", "9999-01-01", "9999-12-31", 24)]);
    expect(valueOf(last, "ResearchAndDevelopmentToSales", "9999-12-01", "9999-12-31", costs)).toEqual({ value: 10 });
  });
});

describe("books of year balances only", () => {
  const fileOf = (start: string, end: string) =>
    sieFile(start, end, ["#IB 0 1910 100", "#IB 0 2081 -100", "#UB 0 1910 700", "#UB 0 2081 -100", "#RES 0 3010 -600"]);

  it("give values of the whole year", () => {
    const books = booksOf([fileOf("2024-01-01", "2024-12-31")]);
    expect(valueOf(books, "NetSales", "2024-01-01", "2024-12-31")).toEqual({ value: 600 });
    // The mean of opening and closing balance.
    expect(valueOf(books, "AssetTurnover", "2024-01-01", "2024-12-31")).toEqual({ value: 1.5 });
    for (const [first, last] of [
      ["2024-12-01", "2024-12-31"],
      ["2024-01-01", "2024-01-31"],
    ] as const) {
      expect(valueOf(books, "EquityRatio", first, last)).toEqual({
        value: null,
        reason: { code: "yearBalancesOnly", start: "2024-01-01", end: "2024-12-31" },
      });
    }
  });

  it("are scaled to twelve months where the year is longer", () => {
    const books = booksOf([fileOf("2023-07-01", "2024-12-31")]);
    expect(valueOf(books, "AssetTurnover", "2023-07-01", "2024-12-31")).toEqual({ value: 1, annualised: true });
  });

  it("do not stand for months of a rolling year", () => {
    const books = booksOf([fileOf("2023-01-01", "2023-12-31"), sales("2024-01-01", "2024-12-31", 1, 2, 3)]);
    const { value, annualised } = evaluate(books, NONE, "AssetTurnover", {
      firstDay: "2024-01-01",
      lastDay: "2024-03-31",
    });
    expect([value, annualised]).toEqual([(6 * 4) / ((100 + 101 + 103 + 106) / 4), true]);
  });
});

describe("a figure that cannot be computed", () => {
  const books = booksOf([sieFile("2024-01-01", "2024-12-31", voucherLines("2024-03-01", ["1410", 50], ["1910", -50]))]);
  const year = ["2024-01-01", "2024-12-31"] as const;

  it("names the divisor that is zero", () => {
    const reasonOf = (name: string) => valueOf(books, name, ...year).reason;
    expect(reasonOf("OperatingMargin")).toEqual({ code: "divisionByZero", divisor: "NetSales" });
    expect(reasonOf("ReturnOnAssets")).toEqual({ code: "divisionByZero", divisor: "average(Assets)" });
    expect(reasonOf("DaysInventory")).toEqual({ code: "divisionByZero", divisor: "InventoryTurnover" });
  });

  it("names the input and the first month that has none", () => {
    const employees = inputsOf([input("NumberOfEmployees", "2024-01-01", "2024-02-29", 3)]);
    expect(valueOf(books, "NetSalesPerEmployee", ...year, employees)).toEqual({
      value: null,
      reason: { code: "missingInput", keyFigureInfoId: "NumberOfEmployees", month: "2024-03" },
    });
    expect(valueOf(books, "NetSalesPerEmployee", "2024-01-01", "2024-02-29", employees)).toEqual({
      value: 0,
      annualised: true,
    });
  });

  it("names the currencies that it would add up", () => {
    const files = [sales("2023-01-01", "2023-12-31", 10), sales("2024-01-01", "2024-12-31", 20)];
    const mixed = booksOf(files, { change: (index) => ({ currency: index === 0 ? "SEK" : "EUR" }) });
    const reason = { code: "currenciesDiffer", currencies: ["SEK", "EUR"] };
    expect(valueOf(mixed, "NetSales", "2023-01-01", "2024-12-31")).toEqual({ value: null, reason });
    expect(valueOf(mixed, "NetSalesGrowth", ...year)).toMatchObject({
      value: null,
      reason: { code: "currenciesDiffer" },
    });
    expect(valueOf(mixed, "NetSales", ...year)).toEqual({ value: 20 });
    expect(valueOf(mixed, "WorkingCapital", "2023-01-01", "2024-12-31")).toEqual({ value: 120 });
  });

  it("names the group that the chart of accounts lacks", () => {
    const { children, knownGroups } = eubas97("en");
    const { Inventory: _, ...others } = knownGroups;
    const lacking = booksOf([sales("2024-01-01", "2024-12-31", 1)], {
      change: () => ({ chart: { children, knownGroups: others } }),
    });
    expect(valueOf(lacking, "InventoryTurnover", ...year)).toEqual({
      value: null,
      reason: { code: "missingGroup", group: "Inventory" },
    });
    expect(valueOf(lacking, "NetSales", ...year)).toEqual({ value: 1 });
  });
});

describe("inputs", () => {
  const books = booksOf([
    sieFile("2024-01-01", "2024-12-31", [
      ...sale("2024-01-10", 1200),
      ...voucherLines("2024-06-30", ["1510", 100], ["2350", -60], ["2110", -40]),
    ]),
  ]);
  const year = ["2024-01-01", "2024-12-31"] as const;

  it("that are means are taken over the months, each of which has the value of the shortest period around it", () => {
    const employees = inputsOf([
      input("NumberOfEmployees", "2024-01-01", "2024-12-31", 4),
      input("NumberOfEmployees", "2024-03-01", "2024-03-31", 10),
      input("NumberOfEmployees", "2024-10-01", "2024-12-31", 6),
    ]);
    // Eight months of 4, one of 10 and three of 6 make 5.
    expect(valueOf(books, "NetSalesPerEmployee", ...year, employees)).toEqual({ value: 240 });
  });

  it("that are flows are spread evenly over the months of their period", () => {
    const costs = inputsOf([input("CostsForResearchAndDevelopment", "2024-01-01", "2024-12-31", 100)]);
    expect(valueOf(books, "ResearchAndDevelopmentToSales", ...year, costs)).toEqual({ value: 10_000 / 1200 });
    // Three months of 100 / 12.
    expect(valueOf(books, "ResearchAndDevelopmentToSales", "2024-01-01", "2024-03-31", costs)).toEqual({
      value: 2500 / 1200,
    });
  });

  it("that are levels have the value that begins last among those that cover the end of the range", () => {
    const debt = inputsOf([
      input("InterestBearingLiabilities", "2024-01-01", "2024-12-31", 500),
      input("InterestBearingLiabilities", "2024-12-01", "2024-12-31", 700),
    ]);
    expect(valueOf(books, "InterestBearingDebt", "2024-01-01", "2024-11-30", debt)).toEqual({ value: 500 });
    expect(valueOf(books, "InterestBearingDebt", ...year, debt)).toEqual({ value: 700 });
    expect(valueOf(books, "InterestBearingDebt", ...year)).toEqual({ value: 60 });
  });

  it("give the tax rate; without one it is that of the law when the fiscal year begins", () => {
    const rate = inputsOf([input("TaxRate", "2024-01-01", "2024-12-31", 50)]);
    expect(valueOf(books, "DeferredTax", ...year, rate)).toEqual({ value: 20 });
    expect(valueOf(books, "DeferredTax", ...year)).toEqual({ value: 8.24 });
    for (const [start, percent] of [
      ["2020-12-31", 21.4],
      ["2018-07-01", 22],
      ["2012-12-31", 26.3],
      ["2008-01-01", 28],
    ] as const) {
      const end = `${Number(start.slice(0, 4)) + 1}-06-30`;
      const file = sieFile(start, end, voucherLines(end, ["1510", 100], ["2110", -100]));
      expect(valueOf(booksOf([file]), "DeferredTax", start, end)).toEqual({ value: percent });
    }
  });

  it("for the whole company hold for an object only where they are rates", () => {
    const company = [input("TaxRate", ...year, 10), input("NumberOfEmployees", ...year, 4)];
    const inputs = inputsOf([], company);
    expect(valueOf(books, "DeferredTax", ...year, inputs)).toEqual({ value: 4 });
    expect(valueOf(books, "NetSalesPerEmployee", ...year, inputs).reason).toMatchObject({ code: "missingInput" });
    expect(valueOf(books, "DeferredTax", ...year, inputsOf([input("TaxRate", ...year, 50)], company))).toEqual({
      value: 20,
    });
  });

  it("for an object hold in their own period, and the company's rate in others", () => {
    const both = booksOf(
      [2023, 2024].map((year) => sieFile(`${year}-01-01`, `${year}-12-31`, ["#IB 0 1510 40", "#IB 0 2110 -40"])),
    );
    const company = [
      input("TaxRate", "2023-01-01", "2024-12-31", 10),
      input("TaxRate", "2023-07-01", "2023-12-31", 20),
    ];
    const inputs = inputsOf([input("TaxRate", "2023-01-01", "2023-12-31", 50)], company);
    expect(valueOf(both, "DeferredTax", "2023-01-01", "2023-12-31", inputs)).toEqual({ value: 20 });
    expect(valueOf(both, "DeferredTax", ...year, inputs)).toEqual({ value: 4 });
  });

  it("may be infinite or no number, as the interface has it", () => {
    const employees = (value: number) => inputsOf([input("NumberOfEmployees", ...year, value)]);
    expect(valueOf(books, "NetSalesPerEmployee", ...year, employees(Infinity))).toEqual({ value: 0 });
    expect(valueOf(books, "NetSalesPerEmployee", ...year, employees(NaN))).toEqual({ value: NaN });
  });
});

describe("a tax rate outside 0 to 100", () => {
  const books = booksOf([sales("2024-01-01", "2024-12-31", 100)]);
  const year = ["2024-01-01", "2024-12-31"] as const;
  const rate = (value: number) => inputsOf([input("TaxRate", ...year, value)]);

  it.each([-5, 100.1, 1e308, Infinity, NaN])(
    "leaves the key figures that need it without a value when it is %s",
    (value) => {
      expect(valueOf(books, "EquityRatio", ...year, rate(value))).toEqual({
        value: null,
        reason: { code: "inputOutOfRange", keyFigureInfoId: "TaxRate", value, min: 0, max: 100 },
      });
      expect(valueOf(books, "QuickRatio", ...year, rate(value)).reason?.code).not.toBe("inputOutOfRange");
    },
  );

  it("does not include 0 and 100", () => {
    for (const value of [0, 100]) expect(valueOf(books, "EquityRatio", ...year, rate(value))).toEqual({ value: 100 });
  });
});

describe("equity that is not positive", () => {
  const year = ["2024-01-01", "2024-12-31"] as const;
  const withEquity = (equity: number) =>
    booksOf([
      sieFile("2024-01-01", "2024-12-31", [
        `#IB 0 1910 ${equity + 50}`,
        `#IB 0 2081 ${-equity}`,
        "#IB 0 2440 -50",
        ...voucherLines("2024-01-10", ["5010", 10], ["1910", -10]),
        ...voucherLines("2024-01-11", ["1910", 10], ["3010", -10]),
      ]),
    ]);

  it.each([
    ["ReturnOnEquity", "average(AdjustedEquity)"],
    ["ReturnOnCapitalEmployed", "average(CapitalEmployed)"],
    ["DebtEquityRatio", "AdjustedEquity"],
  ])("divides no figure: %s", (name, divisor) => {
    const reason = { code: "divisorNotPositive", divisor };
    for (const equity of [-100, 0]) expect(valueOf(withEquity(equity), name, ...year)).toEqual({ value: null, reason });
    expect(valueOf(withEquity(100), name, ...year).value).not.toBeNull();
  });

  it("makes the equity ratio negative where it is negative", () => {
    expect(valueOf(withEquity(-25), "EquityRatio", ...year)).toEqual({ value: -100 });
  });
});

describe("figures per employee", () => {
  const employees = inputsOf([input("NumberOfEmployees", "2024-01-01", "2024-12-31", 2)]);
  const books = booksOf([sales("2024-01-01", "2024-12-31", ...twelve(100))]);

  it("are scaled to twelve months over less than a year, and only then", () => {
    expect(valueOf(books, "NetSalesPerEmployee", "2024-01-01", "2024-03-31", employees)).toEqual({
      value: 600,
      annualised: true,
    });
    expect(valueOf(books, "NetSalesPerEmployee", "2024-01-01", "2024-12-31", employees)).toEqual({ value: 600 });
    expect(valueOf(books, "ValueAddedPerEmployee", "2024-12-01", "2024-12-31", employees)).toEqual({
      value: 600,
      annualised: true,
    });
  });

  it("count a month once that ends one fiscal year and begins the next", () => {
    const parted = booksOf([
      sieFile("2023-01-02", "2024-01-01", sale("2023-06-20", 300)),
      sieFile("2024-01-02", "2025-01-01", sale("2024-02-20", 300)),
    ]);
    const both = inputsOf([input("NumberOfEmployees", "2023-01-01", "2024-12-31", 2)]);
    // Ten calendar months, June to March.
    expect(valueOf(parted, "NetSalesPerEmployee", "2023-06-01", "2024-03-31", both)).toEqual({
      value: 360,
      annualised: true,
    });
  });
});

describe("days of receivables and payables", () => {
  const year = ["2024-01-01", "2024-12-31"] as const;
  const books = booksOf([
    sieFile(...year, [
      "#IB 0 1510 125",
      "#IB 0 2440 -125",
      ...voucherLines("2024-12-10", ["1910", 1000], ["3010", -1000]),
      // Changes of stock and losses on disposals are not purchases from suppliers.
      ...voucherLines("2024-12-10", ["4010", 300], ["5010", 700], ["4960", 50], ["7970", 70], ["1910", -1120]),
    ]),
  ]);

  it("divide amounts with VAT by amounts with VAT, which is estimated where nobody gave it", () => {
    expect(valueOf(books, "DaysSalesOutstanding", ...year)).toEqual({ value: 36.5, estimated: true });
    expect(valueOf(books, "DaysPayableOutstanding", ...year)).toEqual({ value: 36.5, estimated: true });
    const given = inputsOf([input("CreditSalesVATIncluded", ...year, 625)]);
    expect(valueOf(books, "DaysSalesOutstanding", ...year, given)).toEqual({ value: 73 });
  });
});

describe("cash flow before investments", () => {
  it("leaves out loans, decided dividends and what disposals give", () => {
    const books = booksOf([
      sieFile("2024-01-01", "2024-12-31", [
        "#IB 0 1210 500",
        "#IB 0 2081 -500",
        // A machine of 500 sold for 600, loans of 40, decided dividends of 30, a supplier's credit of 7, and a machine
        // of 9 scrapped.
        ...voucherLines("2024-05-02", ["1910", 600], ["1210", -500], ["3973", -100]),
        ...voucherLines("2024-05-03", ["1910", 20], ["2411", -20]),
        ...voucherLines("2024-05-03", ["1910", 20], ["2893", -20]),
        ...voucherLines("2024-05-04", ["2091", 30], ["2898", -30]),
        ...voucherLines("2024-05-05", ["5010", 7], ["2440", -7]),
        ...voucherLines("2024-05-06", ["1210", -9], ["7973", 9]),
      ]),
    ]);
    // 100 − 7 − 9, less the gain of 100, plus the loss of 9, plus the credit of 7.
    expect(valueOf(books, "CashFlowBeforeInvestments", "2024-01-01", "2024-12-31")).toEqual({ value: 0 });
  });
});

describe("zero", () => {
  it("has no sign", () => {
    const books = booksOf([sieFile("2024-01-01", "2024-12-31", voucherLines("2024-01-10", ["1910", 1], ["2081", -1]))]);
    const employees = inputsOf([input("NumberOfEmployees", "2024-01-01", "2024-12-31", -2)]);
    for (const name of ["NetSales", "ProfitAfterFinancialItems", "NetSalesPerEmployee", "Goods"]) {
      expect(valueOf(books, name, "2024-01-01", "2024-12-31", employees).value).toBe(0);
    }
  });
});

describe("the last booked day", () => {
  const quiet = sieFile("2023-01-01", "2023-12-31", ["#IB 0 1910 100", "#IB 0 2081 -100", ...sale("2023-03-20", 10)]);
  const later = sieFile("2024-01-01", "2024-12-31", sale("2024-02-20", 20));
  const books = booksOf([quiet, later], {
    change: (index) => ({ lastLedgerDate: index === 0 ? "2023-03-20" : "2024-02-20" }),
  });

  it("is the end of the month of each year's last ledger date, whether or not a year follows", () => {
    expect(books.bookedThrough("2023-01-01", "2023-12-31")).toBe("2023-03-31");
    expect(books.bookedThrough("2023-04-01", "2023-06-30")).toBeUndefined();
    expect(books.bookedThrough("2024-01-01", "2024-12-31")).toBe("2024-02-29");
    expect(books.bookedThrough("2023-01-01", "2024-01-31")).toBe("2024-01-31");
  });

  it("is never short of a month with an amount, and never past the year", () => {
    const bookedThroughWith = (lastLedgerDate: string) =>
      booksOf([quiet], { change: () => ({ lastLedgerDate }) }).bookedThrough("2023-01-01", "2023-12-31");
    expect(["1980-01-01", "2023-05-05", "2099-12-31"].map(bookedThroughWith)).toEqual([
      "2023-03-31",
      "2023-05-31",
      "2023-12-31",
    ]);
  });

  it("leaves months after it without a value, of flows and of balances", () => {
    for (const name of ["NetSales", "WorkingCapital"]) {
      expect(valueOf(books, name, "2023-04-01", "2023-04-30")).toEqual({
        value: null,
        reason: { code: "noBooks", start: "2023-04-01", end: "2023-04-30" },
      });
      expect(valueOf(books, name, "2023-01-01", "2023-12-31").value).not.toBeNull();
    }
  });

  it("leaves a step whose last month comes after it without a value", () => {
    const days = { firstDay: "2023-01-01", lastDay: "2023-04-30", mustReach: "2023-04-01" };
    expect(evaluate(books, NONE, "NetSales", days)).toMatchObject({
      value: null,
      reason: { code: "noBooks", start: "2023-04-01", end: "2023-04-30" },
    });
    expect(evaluate(books, NONE, "NetSales", { ...days, lastDay: "2023-03-31", mustReach: "2023-03-01" }).value).toBe(
      10,
    );
  });

  it("leaves growth over more months than the year before has, and ranges across the gap, without a value", () => {
    // Both years count through February, and the earlier one had its only sale in March.
    expect(valueOf(books, "NetSalesGrowth", "2024-01-01", "2024-12-31")).toEqual({
      value: null,
      reason: { code: "divisionByZero", divisor: "yearBefore(NetSales)" },
    });
    const whole = booksOf([quiet, later], { change: (index) => (index === 0 ? { lastLedgerDate: "2023-03-20" } : {}) });
    expect(valueOf(whole, "NetSalesGrowth", "2024-01-01", "2024-12-31").reason).toEqual({
      code: "noBooks",
      start: "2023-04-01",
      end: "2023-12-31",
    });
    expect(valueOf(books, "NetSales", "2023-01-01", "2024-12-31").reason).toEqual({
      code: "noBooks",
      start: "2023-04-01",
      end: "2023-12-31",
    });
  });
});

describe("accounts whose months are unknown", () => {
  const file = sieFile("2024-01-01", "2024-12-31", [
    "#IB 0 1910 0",
    "#UB 0 1910 900",
    "#UB 0 1510 100",
    "#RES 0 3010 -900",
    "#RES 0 3110 -100",
    "#PSALDO 0 202401 1910 {} 5",
    "#PSALDO 0 202401 1510 {} 100",
    "#PSALDO 0 202401 3110 {} -100",
  ]);
  const books = booksOf([file]);
  const reason = { code: "monthsUnknown", account: "3010", start: "2024-01-01", end: "2024-12-31" };

  it("have the year of #UB and #RES and no months", () => {
    expect(valueOf(books, "NetSales", "2024-01-01", "2024-12-31")).toEqual({ value: 1000 });
    expect(valueOf(books, "NetSales", "2024-01-01", "2024-01-31")).toEqual({ value: null, reason });
    expect(valueOf(books, "NetSales", "2024-12-01", "2024-12-31")).toEqual({ value: null, reason });
  });

  it("have balances at the opening and at the end", () => {
    expect(valueOf(books, "Cash", "2024-01-01", "2024-12-31")).toEqual({ value: 900 });
    expect(valueOf(books, "Cash", "2024-01-01", "2024-06-30").reason).toEqual({ ...reason, account: "1910" });
    expect(valueOf(books, "CashFlow", "2024-01-01", "2024-12-31")).toEqual({ value: 900 });
  });

  it("leave the others their months", () => {
    expect(valueOf(books, "TradeReceivables", "2024-01-01", "2024-01-31")).toEqual({ value: 100 });
  });
});

describe("a year that only the next one's file tells of", () => {
  const known: FileYearBefore = { openings: false, closings: true, results: true, openingSum: 0n };
  const before = (accounts: YearBalances["accounts"], fromNextFile = known): YearBalances => ({
    ...yearOf("2023-01-01", "2023-12-31", {}, { monthsKnown: false, fromNextFile }),
    accounts,
  });
  const [year] = booksOf([sales("2024-01-01", "2024-12-31", ...twelve(100))]).years;
  const accounts = [
    { account: "1910", opening: 0n, movements: [...Array<bigint>(11).fill(0n), 30_000n] },
    { account: "2081", opening: 0n, movements: [...Array<bigint>(11).fill(0n), -10_000n] },
    { account: "3010", opening: 0n, movements: [...Array<bigint>(11).fill(0n), -20_000n] },
  ];
  const books = new Books([before(accounts), year!]);

  it("is compared with as a whole", () => {
    expect(valueOf(books, "NetSales", "2023-01-01", "2023-12-31")).toEqual({ value: 200 });
    expect(valueOf(books, "NetSalesGrowth", "2024-01-01", "2024-12-31")).toEqual({ value: 500 });
    expect(valueOf(books, "EquityRatio", "2023-01-01", "2023-12-31")).toEqual({ value: 100 });
    expect(valueOf(books, "NetSales", "2023-01-01", "2023-03-31").reason).toEqual({
      code: "noBooks",
      start: "2023-01-01",
      end: "2023-12-31",
    });
    expect(books.bookedThrough("2023-01-01", "2023-03-31")).toBeUndefined();
    expect(books.bookedThrough("2023-01-01", "2023-12-31")).toBe("2023-12-31");
  });

  it("is the beginning of the year before a longer year", () => {
    const [long] = booksOf([sales("2024-01-01", "2025-03-31", ...Array<number>(15).fill(100))]).years;
    const both = new Books([before(accounts), long!]);
    // 1,500 against 200 and the 300 of January to March 2024.
    expect(valueOf(both, "NetSalesGrowth", "2024-01-01", "2025-03-31")).toEqual({ value: 200 });
    expect(valueOf(both, "NetSales", "2023-01-01", "2024-03-31").reason?.code).toBe("noBooks");
  });

  it("has no averages where its opening is unknown", () => {
    const reason = { code: "noBooks", start: "2023-01-01", end: "2023-12-31" };
    expect(valueOf(books, "ReturnOnAssets", "2023-01-01", "2023-12-31")).toEqual({ value: null, reason });
    const all = new Books([before(accounts, { ...known, openings: true }), year!]);
    expect(valueOf(all, "AssetTurnover", "2023-01-01", "2023-12-31")).toEqual({ value: 200 / 150 });
  });

  it("is in no range and no twelve months of the books", () => {
    expect(valueOf(books, "NetSales", "2023-01-01", "2024-12-31").reason).toEqual({
      code: "noBooks",
      start: "2023-01-01",
      end: "2023-12-31",
    });
    expect(valueOf(books, "AssetTurnover", "2024-01-01", "2024-06-30")).toHaveProperty("annualised");
    expect(valueOf(books, "WorkingCapital", "2023-07-01", "2024-06-30").value).not.toBeNull();
  });

  it("has no value of a balance, or of a result, where the file gives none", () => {
    const results = new Books([before(accounts, { ...known, closings: false, openingSum: null }), year!]);
    expect(valueOf(results, "NetSales", "2023-01-01", "2023-12-31")).toEqual({ value: 200 });
    expect(valueOf(results, "Cash", "2023-01-01", "2023-12-31").value).toBeNull();
    const balances = new Books([before(accounts, { ...known, results: false, openingSum: null }), year!]);
    expect(valueOf(balances, "NetSales", "2023-01-01", "2023-12-31").value).toBeNull();
    expect(valueOf(balances, "Cash", "2023-01-01", "2023-12-31")).toEqual({ value: 300 });
  });
});

describe("a company's own chart of accounts", () => {
  it("has the built-in accounts for groups that came after it", () => {
    const { children, knownGroups } = eubas97("en");
    const earlier = Object.fromEntries(Object.entries(knownGroups).filter(([id]) => !LATER_KNOWN_GROUPS.includes(id)));
    const lines = [...voucherLines("2024-05-03", ["1910", 20], ["2411", -20]), ...sale("2024-05-04", 5, "3973")];
    const cashFlow = (chart: Pick<ChartOfAccounts, "children" | "knownGroups">) =>
      valueOf(
        booksOf([sieFile("2024-01-01", "2024-12-31", lines)], { change: () => ({ chart }) }),
        "CashFlowBeforeInvestments",
        "2024-01-01",
        "2024-12-31",
      );
    // A chart that shares its nodes with the built-in one, and one that has nodes of its own.
    expect(cashFlow({ children, knownGroups: earlier })).toEqual({ value: 0 });
    expect(cashFlow({ children: structuredClone(children), knownGroups: earlier })).toEqual({ value: 0 });
  });

  it("changes what is in the groups, year by year", () => {
    const chart = (...intervals: [string, string][]): Pick<ChartOfAccounts, "children" | "knownGroups"> => ({
      children: [
        {
          type: "AccountGroup",
          id: "sales",
          name: "Sales",
          children: [
            { type: "AccountIntervalGroup", id: "a", intervals: intervals.map(([start, end]) => ({ start, end })) },
            { type: "AccountListGroup", id: "b", accounts: ["3999", "30105"] },
          ],
        },
      ],
      knownGroups: { NetSales: "sales", OtherOperatingIncome: { children: ["b"] } },
    });
    const file = (year: number) =>
      sieFile(`${year}-01-01`, `${year}-12-31`, [
        ...sale(`${year}-01-10`, 1, "3010"),
        ...sale(`${year}-01-10`, 2, "30105"),
        ...sale(`${year}-01-10`, 4, "30109"),
        ...sale(`${year}-01-10`, 8, "3100"),
        ...sale(`${year}-01-10`, 16, "3999"),
        ...sale(`${year}-01-10`, 32, "300"),
      ]);
    const charts = [chart(["3010", "3010"]), chart(["3011", "3100"], ["3001", "3009"])];
    const books = booksOf([file(2023), file(2024)], {
      change: (index): Partial<YearBalances> => ({ chart: charts[index]! }),
    });
    // 3010 with its five-digit accounts, and 3999 by number.
    expect(valueOf(books, "NetSales", "2023-01-01", "2023-12-31")).toEqual({ value: 1 + 2 + 4 + 16 });
    // 3100 and the listed accounts: 30105 counts because it is listed, though no interval includes 3010.
    expect(valueOf(books, "NetSales", "2024-01-01", "2024-12-31")).toEqual({ value: 8 + 2 + 16 });
    expect(valueOf(books, "OtherIncome", "2024-01-01", "2024-12-31")).toEqual({ value: 2 + 16 });
    expect(valueOf(books, "NetSales", "2023-01-01", "2024-12-31")).toEqual({ value: 23 + 26 });
  });
});

describe("equity", () => {
  const equityAndAssets = (lines: string[]) => {
    const books = booksOf([sieFile("2024-01-01", "2024-12-31", lines)]);
    return [
      valueOf(books, "Equity", "2024-01-01", "2024-12-31").value,
      valueOf(books, "Assets", "2024-01-01", "2024-12-31").value,
    ];
  };

  it("is the same before and after the result is moved to it", () => {
    const lines = ["#IB 0 1910 100", "#IB 0 2081 -100", ...sale("2024-05-05", 40)];
    expect(equityAndAssets(lines)).toEqual([140, 140]);
    const moved = [...lines, ...voucherLines("2024-12-31", ["8999", 40], ["2099", -40])];
    expect(equityAndAssets(moved)).toEqual([140, 140]);
  });

  it("holds last year's result that is not yet moved: the opening balances then do not sum to zero", () => {
    expect(equityAndAssets(["#IB 0 1910 170", "#IB 0 2081 -100", ...sale("2024-05-05", 40)])).toEqual([210, 210]);
  });
});

describe("change(yearToDate(…))", () => {
  const change = (years: ReturnType<typeof sales>[], name: string, inputs: Inputs) => {
    const formulas = [
      { id: "Own", expression: parseFormula(`change(yearToDate([${name}]))`) },
      { id: "Annual", expression: parseFormula("annual([NetSales])") },
    ];
    const definitions = companyDefinitions({ formulas, charts: [] });
    return evaluate(booksOf(years), inputs, "Own", { firstDay: "2021-01-01", lastDay: "2021-12-31" }, definitions);
  };
  const years = [sales("2020-01-01", "2020-12-31", ...twelve(100)), sales("2021-01-01", "2021-12-31", ...twelve(100))];

  it("begins on the day before the year, whether the books have the year before or not", () => {
    const limits = inputsOf([
      input("BankOverdraftLimit", "2020-01-01", "2020-12-31", 10),
      input("BankOverdraftLimit", "2021-01-01", "2021-12-31", 30),
    ]);
    for (const known of [years, years.slice(1)]) {
      expect(change(known, "BankOverdraftLimit", limits).value).toBe(20);
      expect(change(known, "LegalTaxRate", NONE).value).toBeCloseTo(20.6 - 21.4);
      expect(change(known, "Annual", NONE).value).toBe(1200);
      expect(change(known, "BankOverdraftLimit", NONE)).toMatchObject({
        value: null,
        reason: { code: "missingInput" },
      });
    }
  });

  it("begins with nothing for a value that is a mean of months", () => {
    const employees = inputsOf([input("NumberOfEmployees", "2020-01-01", "2021-12-31", 4)]);
    expect(change(years, "NumberOfEmployees", employees)).toMatchObject({ value: 4 });
  });
});

describe("average(yearToDate(…)) of typed values", () => {
  const books = booksOf([sales("2024-01-01", "2024-12-31", ...twelve(100))]);
  const expression = parseFormula("average(yearToDate(SeparableCosts))");
  const definitions = companyDefinitions({ formulas: [{ id: "Own", expression }], charts: [] });
  const averageWith = (inputs: Inputs) =>
    evaluate(books, inputs, "Own", { firstDay: "2024-01-01", lastDay: "2024-12-31" }, definitions);

  it("begins with nothing at the opening of the year", () => {
    const year = { keyFigureInfoId: "SeparableCosts", firstDay: "2024-01-01", lastDay: "2024-12-31", value: 120 };
    // The mean of 0, 10, 20, and so on to 120.
    expect(averageWith(inputsOf([year])).value).toBe(60);
  });

  it("tells which value is missing when none is typed", () => {
    const reason = { code: "missingInput", keyFigureInfoId: "SeparableCosts", month: "2024-01" };
    expect(averageWith(NONE)).toMatchObject({ value: null, reason });
  });
});
