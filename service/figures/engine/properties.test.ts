import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesIn } from "@/contract/formulas/grammar/expression";
import type { SieFile } from "../../books/sie/sie-file";
import { CATALOGUE_IDS } from "../key-figures";
import { eubas97 } from "../eubas97";
import { DEFINITIONS } from "../formulas/definitions";
import type { AccountsDefinition } from "../formulas/definition";
import { booksOf, sieFile } from "../testing/books-of";
import { AccountGroups } from "./account-groups";
import type { Books } from "./books";
import { evaluate } from "./evaluate";
import { inputsOf } from "./testing/inputs-of";
import { trace, type Step } from "./trace";
import { shortened } from "../../testing/test-settings.mjs";

const RANGES = [
  { firstDay: "2024-01-01", lastDay: "2024-12-31" },
  { firstDay: "2024-05-01", lastDay: "2024-08-31" },
  { firstDay: "2024-12-01", lastDay: "2024-12-31" },
];
const INPUTS = inputsOf(
  [
    "NumberOfEmployees",
    "BankOverdraftLimit",
    "CreditSalesVATIncluded",
    "SeparableCosts",
    "CostsForResearchAndDevelopment",
    "InvestmentsInPropertyPlantAndEquipmentForTheYear",
  ].map((keyFigureInfoId) => ({ keyFigureInfoId, firstDay: "2024-01-01", lastDay: "2024-12-31", value: 120 })),
);
const ACCOUNTS =
  "1220 1229 1410 1510 1580 1810 1930 2081 2099 2110 2220 2350 2330 2440 2480 2510 2611 2890 3010 3740 3990"
    .concat(" 4010 4990 5010 6110 7010 7510 7710 7740 7832 7960 8310 8410 8811 8910 8999")
    .split(" ");
const OBJECTS = ["", "1 A", "1 B", "6 P", "1 A 6 P", "1 B 6 Q"];

type Row = [account: string, ore: number, objects: string];
interface Voucher {
  month: number;
  rows: Row[];
}

/** A voucher whose rows sum to zero. */
const voucher: fc.Arbitrary<Voucher> = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  rows: fc
    .array(
      fc.tuple(
        fc.constantFrom(...ACCOUNTS),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.constantFrom(...OBJECTS),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .chain((rows) =>
      fc
        .constantFrom(...ACCOUNTS)
        .map((account): Row[] => [...rows, [account, -rows.reduce((sum, row) => sum + row[1], 0), ""]]),
    ),
});
const vouchers = fc.array(voucher, { maxLength: 12 });

function fileOf(list: readonly Voucher[], keep: (row: Row) => boolean = () => true): SieFile {
  const lines = list.flatMap(({ month, rows }) => [
    `#VER A "" 2024${String(month).padStart(2, "0")}15`,
    "{",
    ...rows.filter(keep).map(([account, ore, objects]) => `#TRANS ${account} {${objects}} ${(ore / 100).toFixed(2)}`),
    "}",
  ]);
  return sieFile("2024-01-01", "2024-12-31", ["#IB 0 1930 1000", "#IB 0 1510 500", "#IB 0 2081 -1500", ...lines]);
}

function figuresOf(file: SieFile, names: readonly string[] = CATALOGUE_IDS, object = ""): Map<string, unknown[]> {
  const books = booksOf([file], { object });
  return new Map(names.map((name) => [name, RANGES.map((range) => evaluate(books, INPUTS, name, range))]));
}

/** The known groups that a figure is computed from. */
function groupsOf(name: string): string[] {
  const definition = DEFINITIONS[name]!;
  if (definition.kind === "accounts") return [...definition.groups, ...definition.without];
  return definition.kind === "formula" ? namesIn(definition.expression).flatMap(groupsOf) : [];
}

/** The steps of a trace that are sums over accounts and have a value. */
function sumsIn(step: Step): Step[] {
  const own = step.definition?.kind === "accounts" && typeof step.result !== "object" ? [step] : [];
  return [...own, ...step.steps.flatMap(sumsIn)];
}

/** The result of a step that is a sum, computed again from the accounts of 2024, the only year. */
function sumOfAccounts(books: Books, { definition, scope }: Step): bigint {
  const { measure, sign } = definition as AccountsDefinition;
  const { flows, point } = scope;
  // A flow has a value only if its first day is booked, so `first` is an index, not a reason.
  const [first, last] = measure === "flow" ? [flows.first as number, flows.last] : [0, point.slices - 1];
  let sum = 0n;
  for (const { opening = 0n, movements } of books.accountsOf(definition as AccountsDefinition, 0)) {
    if (measure !== "flow") sum += opening;
    if (measure === "opening") continue;
    for (const [slice, amount] of movements) if (first <= slice && slice <= last) sum += amount;
  }
  return BigInt(sign) * sum;
}

describe("key figures", () => {
  it("change by an added voucher only where its accounts are in their groups", () => {
    const groups = new AccountGroups(eubas97("en"));
    fc.assert(
      fc.property(vouchers, voucher, (list, added) => {
        const [before, after] = [figuresOf(fileOf(list)), figuresOf(fileOf([...list, added]))];
        const accounts = added.rows.filter(([, ore]) => ore !== 0).map(([account]) => groups.classOf(account));
        for (const id of CATALOGUE_IDS) {
          const touched = groupsOf(id).some((group) => accounts.some((account) => groups.holds(group, account)));
          if (!touched) expect([id, after.get(id)]).toEqual([id, before.get(id)]);
        }
      }),
      { numRuns: shortened(150) },
    );
  });

  it("stay as they are when each voucher is split into two", () => {
    const parts = (list: Voucher[], divisor: number): Voucher[] =>
      list.flatMap(({ month, rows }) => [
        { month, rows: rows.map(([account, ore, objects]): Row => [account, Math.trunc(ore / divisor), objects]) },
        {
          month,
          rows: rows.map(([account, ore, objects]): Row => [account, ore - Math.trunc(ore / divisor), objects]),
        },
      ]);
    fc.assert(
      fc.property(vouchers, fc.integer({ min: 2, max: 9 }), (list, divisor) => {
        expect(figuresOf(fileOf(parts(list, divisor)))).toEqual(figuresOf(fileOf(list)));
      }),
      { numRuns: shortened(150) },
    );
  });

  it("have the same values with a trace, whose sums are those of the accounts", () => {
    fc.assert(
      fc.property(vouchers, fc.constantFrom("", "1_A"), (list, object) => {
        const books = booksOf([fileOf(list)], { object });
        for (const id of CATALOGUE_IDS) {
          for (const range of RANGES) {
            const { step, ...traced } = trace(books, INPUTS, id, range);
            expect([id, traced]).toEqual([id, evaluate(books, INPUTS, id, range)]);
            for (const sum of sumsIn(step!))
              expect([id, sum.text, sum.result]).toEqual([id, sum.text, sumOfAccounts(books, sum)]);
          }
        }
      }),
      { numRuns: shortened(40) },
    );
  });

  it("that are amounts add up to the company's over the objects of a dimension and the rows without one", () => {
    const amounts =
      "NetSales GrossProfit EBITDA OperatingProfit ProfitAfterFinancialItems Profit CashFlow Assets CurrentDebt".split(
        " ",
      );
    fc.assert(
      fc.property(vouchers, (list) => {
        const whole = figuresOf(fileOf(list), amounts);
        // Opening balances have no objects here: they belong to the part without objects.
        const parts = [
          figuresOf(fileOf(list), amounts, "1_A"),
          figuresOf(fileOf(list), amounts, "1_B"),
          figuresOf(
            fileOf(list, ([, , objects]) => !objects.startsWith("1 ")),
            amounts,
          ),
        ];
        for (const name of amounts) {
          const ore = (figures: Map<string, unknown[]>) =>
            figures.get(name)!.map((entry) => Math.round((entry as { value: number }).value * 100));
          const sums = ore(whole).map((_, i) => parts.reduce((sum, part) => sum + ore(part)[i]!, 0));
          expect([name, sums]).toEqual([name, ore(whole)]);
        }
      }),
      { numRuns: shortened(150) },
    );
  });
});
