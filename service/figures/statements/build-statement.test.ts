import { describe, expect, it } from "vitest";
import type { AccountGroup, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Locale } from "@/contract/format/locale";
import type { StatementLine } from "@/contract/statements/statement";
import { eubas97 } from "../eubas97";
import type { YearBalances } from "../engine/year-sums";
import { accountFigures } from "./account-figures";
import { buildStatements } from "./build-statement";
import { yearOf } from "../testing/year-of";

type Accounts = Record<string, readonly number[]>;

function statementsOf(
  accounts: Accounts,
  { chart = eubas97("en"), ...more }: Partial<{ chart: ChartOfAccounts; language: Locale; ofObject: boolean }> = {},
  changes: Partial<YearBalances> = {},
  earlier: YearBalances[] = [],
) {
  const year = yearOf("2024-01-01", "2024-02-29", accounts, { chart, ...changes });
  const setting = { chart, language: "en" as const, nameOf: () => "", ofObject: false, ...more };
  return buildStatements(accountFigures({ year, earlier }), setting);
}

/** Accounts that are each booked in January, with their own number in öre. */
const bookedOn = (...accounts: number[]): Accounts =>
  Object.fromEntries(accounts.map((account) => [String(account), [0, account]]));
const sumOf = (...accounts: number[]) => accounts.reduce((sum, account) => sum + account, 0);
const accountsOf = (line: StatementLine): string[] => [
  ...line.lines.flatMap(accountsOf),
  ...line.accounts.map(({ number }) => number),
];
const outline = (lines: readonly StatementLine[]) =>
  lines.map((line) => [line.id, line.kind === "sum" ? line.total : accountsOf(line).join(" ")]);

/** Accounts of every line of the income statement. */
const OF_EACH_LINE = [
  3000, 3740, 3850, 3990, 3970, 4010, 4950, 4970, 4980, 5010, 6990, 7010, 7699, 7720, 7740, 7770, 7790, 7830, 7960,
  7973, 8010, 8310, 8410, 8810, 8910,
];

describe("the income statement", () => {
  it("has the lines of the Annual Accounts Act by kind of cost, and each account in one of them", () => {
    const { incomeStatement } = statementsOf(bookedOn(...OF_EACH_LINE, 8999));
    expect(outline(incomeStatement)).toEqual([
      ["NetSales", "3000 3740"],
      ["ChangeOfWorkInProgress", "4950 4970"],
      ["OwnWorkCapitalised", "3850"],
      ["SundryOperatingIncome", "3970 3990"],
      ["OperatingIncome", -sumOf(3000, 3740, 4950, 4970, 3850, 3970, 3990)],
      ["PurchaseOfGoodsAndEquipment", "4010 4980"],
      ["ExternalCosts", "5010 6990"],
      ["CostsForEmployees", "7010 7699"],
      ["WriteDownsAndDepreciation", "7720 7770 7830"],
      ["WriteDownsOfCurrentAssets", "7740 7790"],
      ["OtherOperatingExpenses", "7960 7973"],
      ["OperatingProfit", -sumOf(...OF_EACH_LINE.filter((account) => account < 8000))],
      ["FinancialIncome", "8010 8310"],
      ["FinancialCosts", "8410"],
      ["ProfitAfterFinancialItems", -sumOf(...OF_EACH_LINE.filter((account) => account < 8800))],
      ["Appropriations", "8810"],
      ["ProfitBeforeTax", -sumOf(...OF_EACH_LINE.filter((account) => account < 8900))],
      ["Taxes", "8910"],
      ["Profit", -sumOf(...OF_EACH_LINE)],
    ]);
    expect(incomeStatement.flatMap(accountsOf).toSorted()).toEqual(OF_EACH_LINE.map(String).toSorted());
  });

  it("has the accounts 4900–4979 in the line of work in progress, and the other changes among goods", () => {
    const all = Array.from({ length: 100 }, (_, i) => 4900 + i);
    const { incomeStatement } = statementsOf(bookedOn(3000, ...all));
    const accountsOfLine = (id: string) => accountsOf(incomeStatement.find((line) => line.id === id)!).toSorted();
    expect(accountsOfLine("ChangeOfWorkInProgress")).toEqual(all.slice(0, 80).map(String));
    expect(accountsOfLine("PurchaseOfGoodsAndEquipment")).toEqual(all.slice(80).map(String));
  });

  it("has the names of the Act in Swedish", () => {
    const { incomeStatement } = statementsOf(bookedOn(...OF_EACH_LINE), {
      chart: eubas97("sv"),
      language: "sv",
    });
    expect(incomeStatement.filter(({ kind }) => kind === "group").map(({ name }) => name)).toEqual([
      "Nettoomsättning",
      "Förändring av lager av produkter i arbete, färdiga varor och pågående arbete för annans räkning",
      "Aktiverat arbete för egen räkning",
      "Övriga rörelseintäkter",
      "Råvaror, förnödenheter och handelsvaror",
      "Övriga externa kostnader",
      "Personalkostnader",
      "Av- och nedskrivningar av materiella och immateriella anläggningstillgångar",
      "Nedskrivningar av omsättningstillgångar utöver normala nedskrivningar",
      "Övriga rörelsekostnader",
      "Finansiella intäkter",
      "Finansiella kostnader",
      "Bokslutsdispositioner",
      "Skatter",
    ]);
  });

  it("expands to the groups below a line, without groups that have their own lines", () => {
    const { incomeStatement } = statementsOf(bookedOn(3850, 3970, 3990, 4010, 4950, 4980, 5010, 6990, 7960, 7973));
    const ids = ({ id, lines }: StatementLine): string => [id, ...lines.map(ids)].join(" ");
    expect(incomeStatement.filter(({ kind }) => kind === "group").map(ids)).toEqual([
      "ChangeOfWorkInProgress",
      "OwnWorkCapitalised",
      "SundryOperatingIncome DisposalGains GrantsAndCompensations",
      "PurchaseOfGoodsAndEquipment GoodsAndMaterials ChangeOfInventories OtherInventoryChanges",
      "ExternalCosts CostsOfPremisesAndProperty OtherExternalCosts",
      "OtherOperatingExpenses SundryOperatingExpenses DisposalLosses",
    ]);
  });

  it("expands financial items to the groups that they consist of", () => {
    const { incomeStatement } = statementsOf(bookedOn(8010, 8110, 8210, 8310, 8410));
    const below = (id: string) => incomeStatement.find((line) => line.id === id)!.lines.map((line) => line.id);
    expect(below("FinancialIncome")).toEqual([
      "ResultOfGroupCompanies",
      "ResultOfAssociates",
      "ResultOfOtherFinancialAssets",
      "OtherInterestIncome",
    ]);
    expect(below("FinancialCosts")).toEqual(["InterestExpenses"]);
  });
});

describe("a company's own chart that lacks the groups of some lines", () => {
  const LACKING = ["ChangeOfWorkInProgress", "OwnWorkCapitalised", "SundryOperatingIncome"];
  const built = eubas97("en");
  const knownGroups = Object.fromEntries(Object.entries(built.knownGroups).filter(([id]) => !LACKING.includes(id)));

  it("takes the accounts of these lines from the built-in chart", () => {
    const { incomeStatement } = statementsOf(bookedOn(3000, 3850, 3990, 4010, 4950), {
      chart: { ...built, id: "Own", knownGroups },
    });
    expect(outline(incomeStatement).filter(([, accounts]) => typeof accounts === "string")).toEqual([
      ["NetSales", "3000"],
      ["ChangeOfWorkInProgress", "4950"],
      ["OwnWorkCapitalised", "3850"],
      ["SundryOperatingIncome", "3990"],
      ["PurchaseOfGoodsAndEquipment", "4010"],
    ]);
  });

  it("counts an account in the line of its own group rather than in the line of a built-in group", () => {
    const sales: AccountGroup = {
      type: "AccountGroup",
      id: "Sales",
      name: "Sales and rents",
      children: [{ type: "AccountIntervalGroup", id: "SalesAccounts", intervals: [{ start: "3000", end: "3999" }] }],
    };
    const children = built.children.map((node) =>
      node.type === "AccountGroup" && node.id === "Income" ? { ...node, children: [sales] } : node,
    );
    const { OtherOperatingIncome, ...groups } = knownGroups;
    expect(OtherOperatingIncome).toBeDefined();
    const { incomeStatement } = statementsOf(bookedOn(3000, 3850, 3990), {
      chart: { ...built, id: "Own", children, knownGroups: { ...groups, NetSales: "Sales" } },
    });
    expect(outline(incomeStatement)[0]).toEqual(["NetSales", "3000 3850 3990"]);
  });
});

describe("amounts of lines and sums", () => {
  const find = (lines: readonly StatementLine[], id: string) => lines.find((line) => line.id === id)!;

  it("are unknown in the months if the months of one account are unknown", () => {
    const { incomeStatement, balanceSheet } = statementsOf(
      { "3010": [0, 0, -9], "3020": [0, -1, -2], "5010": [0, 4, 0], "1930": [0, -3, 11] },
      {},
      { monthsUnknown: new Set(["3010"]) },
    );
    const sales = find(incomeStatement, "NetSales");
    expect(sales.accounts.map(({ amounts, total }) => [amounts, total])).toEqual([
      [[null, null], 9],
      [[1, 2], 3],
    ]);
    const shown = (line: StatementLine) => [line.amounts, line.total];
    expect(shown(sales)).toEqual([[null, null], 12]);
    expect(shown(find(incomeStatement, "ExternalCosts"))).toEqual([[-4, 0], -4]);
    expect(shown(find(incomeStatement, "Profit"))).toEqual([[null, null], 8]);
    expect(shown(find(balanceSheet, "EquityCapital"))).toEqual([[null, 8], 8]);
    expect(shown(find(balanceSheet, "Assets"))).toEqual([[-3, 8], 8]);
    // An unknown difference has no line.
    expect(balanceSheet.map(({ id }) => id)).not.toContain("Unbalanced");
  });

  it("are unknown also if the balance of the account at the end of the year is zero", () => {
    const { incomeStatement } = statementsOf({ "3020": [0, -1, -2] }, {}, { monthsUnknown: new Set(["3010"]) });
    const sales = find(incomeStatement, "NetSales");
    expect(sales.accounts.map(({ number, amounts, total }) => [number, amounts, total])).toEqual([
      ["3010", [null, null], 0],
      ["3020", [1, 2], 3],
    ]);
    expect(sales.amounts).toEqual([null, null]);
  });

  it("are null in columns that are not booked, and absent for a year before of which nothing is known", () => {
    const { incomeStatement, balanceSheet } = statementsOf(
      { "3010": [0, -1], "1930": [0, 1] },
      {},
      { lastLedgerDate: "2024-01-31" },
    );
    for (const line of [...incomeStatement, ...balanceSheet]) {
      expect([line.id, line.amounts[1]]).toEqual([line.id, null]);
      expect(line).not.toHaveProperty("previous");
      expect(line).not.toHaveProperty("previousTotal");
      expect(line).not.toHaveProperty("previousYear");
    }
  });

  it("include the opening sum of a year known only from the next file; its equity is unknown if the sum is", () => {
    const before = (openingSum: bigint | null, results: boolean) =>
      yearOf(
        "2023-01-01",
        "2023-12-31",
        {
          "1930": [0, ...Array<number>(11).fill(0), 50],
          "2081": [0, ...Array<number>(11).fill(0), -20],
          ...(results && { "3010": [0, ...Array<number>(11).fill(0), -15] }),
        },
        { monthsKnown: false, fromNextFile: { openings: false, closings: true, results, openingSum } },
      );
    const previousOf = (year: YearBalances) => {
      const { balanceSheet } = statementsOf({ "3010": [0, -1], "1930": [50, 1], "2081": [-50] }, {}, {}, [year]);
      return balanceSheet.map(({ id, previousYear }) => [id, previousYear]);
    };
    // Equity is 20 on account 2081, the result of 15 and the opening sum of 15.
    expect(previousOf(before(15n, true))).toEqual([
      ["CurrentAssets", 50],
      ["Assets", 50],
      ["EquityCapital", 50],
      ["EquityAndLiabilities", 50],
    ]);
    // A file without #RES −1 does not tell the opening sum.
    expect(previousOf(before(null, false))).toEqual([
      ["CurrentAssets", 50],
      ["Assets", 50],
      ["EquityCapital", undefined],
      ["EquityAndLiabilities", undefined],
    ]);
  });
});
