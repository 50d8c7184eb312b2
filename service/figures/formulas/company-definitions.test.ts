import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemText } from "@/contract/formulas/grammar/formula-problem";
import { parseFormula, readFormula } from "@/contract/formulas/grammar/read-formula";
import { evaluate } from "../engine/evaluate";
import { inputsOf } from "../engine/testing/inputs-of";
import { trace, type Step } from "../engine/trace";
import { eubas97 } from "../eubas97";
import { booksOf, sieFile, voucherLines } from "../testing/books-of";
import { companyDefinitions, everyDefinition, MAX_STEPS, problemOf, termOf } from "./company-definitions";
import { shortened } from "../../testing/test-settings.mjs";

const CHARTS = [eubas97("en")];
const YEAR = { firstDay: "2024-01-01", lastDay: "2024-12-31" };
const FILE = sieFile("2024-01-01", "2024-12-31", [
  "#IB 0 1510 500",
  "#IB 0 1930 1000",
  "#IB 0 2081 -1500",
  ...voucherLines("2024-02-10", ["1510", 800], ["3010", -800]),
  ...voucherLines("2024-03-10", ["4010", 300], ["2440", -300]),
  ...voucherLines("2024-11-10", ["1930", 120.5], ["3990", -120.5]),
]);
const hours = (value: number, firstDay = "2024-01-01", lastDay = "2024-12-31") => ({
  keyFigureInfoId: "Hours",
  firstDay,
  lastDay,
  value,
});
const INPUTS = inputsOf([
  hours(1200),
  hours(150, "2024-02-01", "2024-02-29"),
  { ...hours(3), keyFigureInfoId: "NumberOfEmployees" },
]);

const own = (formulas: Record<string, string>) =>
  Object.entries(formulas).map(([id, text]) => ({ id, expression: parseFormula(text) }));

function valueOf(text: string, days = YEAR, others: Record<string, string> = {}) {
  const books = booksOf([FILE]);
  const definitions = companyDefinitions({ formulas: own({ ...others, Own: text }), charts: CHARTS });
  const { value, reason } = evaluate(books, INPUTS, "Own", days, definitions);
  return reason ?? value;
}

describe("a company's own formulas", () => {
  it.each([
    ["[NetSales] - [Goods]", 500],
    ["-[NetSales] / 4", -200],
    ["100 * [NetSales] / ([NetSales] + [OtherIncome])", (100 * 800) / 920.5],
    ["max([NetSales], [Goods], 900)", 900],
    ["min([NetSales], [Goods]) + abs([Goods] - [NetSales])", 800],
    ["average([TradeReceivables])", (500 * 2 + 1300 * 11) / 13],
    ["change([Assets])", 920.5],
    // The value typed for February replaces a twelfth of the one typed for the year.
    ["[NetSales] / [Hours]", 800 / (1200 - 100 + 150)],
    ["average([Hours])", (11 * 1200 + 150) / 12],
    ["last([Hours])", 1200],
    ["either([Nothing], 7)", 7],
    ["percent([Goods], [NetSales])", 2400],
    ["percent([Goods] / 4, 1.5)", 1.125],
    ["[NetSales] / [NumberOfEmployees]", 800 / 3],
    // Known groups of the chart, each with the sign that readers expect.
    ["[OtherCurrentReceivables] + [Costs] + [Liabilities]", 0 + 300 + 1800],
  ])("such as %s are computed from the books and what was typed in", (text, expected) => {
    expect(valueOf(text)).toBeCloseTo(expected, 9);
  });

  it("are of the period that is asked for", () => {
    const february = { firstDay: "2024-02-01", lastDay: "2024-02-29" };
    expect(valueOf("[NetSales] / [Hours]", february)).toBe(800 / 150);
    expect(valueOf("[TradeReceivables]", february)).toBe(1300);
    expect(valueOf("[NetSales] / [Hours]", { firstDay: "2024-03-01", lastDay: "2024-03-31" })).toBe(0);
  });

  it("use other formulas, and pass on the reason why there is no value", () => {
    const others = { Hourly: "[NetSales] / [Hours]", Margin: "[Hourly] - 1" };
    expect(valueOf("2 * [Margin]", YEAR, others)).toBeCloseTo(2 * (800 / 1250 - 1), 12);
    expect(valueOf("[Margin] / [Inventories]", YEAR, others)).toEqual({
      code: "divisionByZero",
      divisor: "Inventories",
    });
    const missing = { code: "missingInput", keyFigureInfoId: "Antal kunder", month: "2024-01" };
    expect(valueOf("2 * [Per customer]", YEAR, { "Per customer": "[NetSales] / [Antal kunder]" })).toEqual(missing);
    const before = { firstDay: "2023-01-01", lastDay: "2023-12-31" };
    expect(valueOf("[Margin]", before, others)).toMatchObject({ code: "noBooks" });
    const chart = { ...CHARTS[0]!, knownGroups: { ...CHARTS[0]!.knownGroups } };
    delete chart.knownGroups["OtherCurrentReceivables"];
    const books = booksOf([FILE], { change: () => ({ chart }) });
    const definitions = companyDefinitions({
      formulas: own({ Own: "[OtherCurrentReceivables]" }),
      charts: [...CHARTS, chart],
    });
    expect(evaluate(books, INPUTS, "Own", YEAR, definitions).reason).toEqual({
      code: "missingGroup",
      group: "OtherCurrentReceivables",
    });
  });

  it("are not marked as annualised or estimated for an argument that a missing input leaves out", () => {
    const month = { firstDay: "2024-03-01", lastDay: "2024-03-31" };
    const evaluated = (text: string) => {
      const definitions = companyDefinitions({ formulas: own({ Own: text }), charts: CHARTS });
      return evaluate(booksOf([FILE]), inputsOf([]), "Own", month, definitions);
    };
    const unmarked = { value: 7, annualised: false, estimated: false };
    expect(evaluated("either([NetSalesPerEmployee], 7)")).toEqual(unmarked);
    expect(evaluated("either([DaysSalesOutstanding] / [Hours], 7)")).toEqual(unmarked);
    expect(evaluated("annual([NetSales]) + either([NetSalesPerEmployee], 7)")).toEqual({
      ...unmarked,
      annualised: true,
    });
  });

  it("are traced with the names and numbers that they are made of", () => {
    const definitions = companyDefinitions({
      formulas: own({ "Per hour": "max([NetSales] / [Hours], 0)", Twice: "2 * [Per hour]" }),
      charts: CHARTS,
    });
    const { step, value } = trace(booksOf([FILE]), INPUTS, "Twice", YEAR, definitions);
    const described = (one: Step): unknown => [one.text, one.name, one.steps.map(described)];
    expect(value).toBe((2 * 800) / 1250);
    expect(described(step!)).toEqual([
      "Twice",
      "Twice",
      [
        [
          "[Per hour]",
          "Per hour",
          [
            [
              "max(NetSales / Hours, 0)",
              undefined,
              [
                [
                  "NetSales / Hours",
                  undefined,
                  [
                    ["NetSales", "NetSales", []],
                    ["Hours", "Hours", []],
                  ],
                ],
                ["0", undefined, []],
              ],
            ],
          ],
        ],
      ],
    ]);
  });

  it("have the value that another algorithm computes from the text", () => {
    const LEAVES = ["NetSales", "Goods", "OtherIncome", "TradeReceivables", "Hours", "GrossProfitMargin", "Hourly"];
    const books = booksOf([FILE]);
    const hourly = { Hourly: "[NetSales] / [Hours]" };
    const leafValues = new Map(
      LEAVES.map((name) => {
        const definitions = companyDefinitions({ formulas: own(hourly), charts: CHARTS });
        return [name, evaluate(books, INPUTS, name, YEAR, definitions).value!];
      }),
    );
    const operand = fc.oneof(
      fc.constantFrom(...LEAVES.map((name) => `[${name}]`)),
      fc.integer({ min: 0, max: 999 }).map((number) => String(number / 10)),
    );
    const { text } = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { depthSize: "small" },
        operand,
        fc.tuple(tie("text"), fc.constantFrom("+", "-", "*", "/"), tie("text")).map((parts) => parts.join(" ")),
        tie("text").map((inner) => `(${inner})`),
        tie("text").map((inner) => `-(${inner})`),
        fc.tuple(fc.constantFrom("min", "max"), tie("text"), tie("text")).map(([name, a, b]) => `${name}(${a}, ${b})`),
        tie("text").map((inner) => `abs(${inner})`),
      ),
    }));
    fc.assert(
      fc.property(
        text.filter((one) => one.length < 500),
        (formula) => {
          // A formula may be nested deeper than is allowed.
          if ("problem" in readFormula(formula)) return;
          const definitions = companyDefinitions({ formulas: own({ ...hourly, Own: formula }), charts: CHARTS });
          const { value, reason } = evaluate(books, INPUTS, "Own", YEAR, definitions);
          const [expected, size] = workedOut(formula, leafValues);
          if (reason) expect([reason.code, Number.isFinite(expected)]).toEqual(["divisionByZero", false]);
          else if (Number.isFinite(size)) expect(Math.abs(value! - expected)).toBeLessThanOrEqual(1e-9 * (1 + size));
        },
      ),
      { numRuns: shortened(1_000) },
    );
  });
});

describe("the meaning of a name in a formula", () => {
  it("is a balance, a flow or neither", () => {
    const terms = termOf(everyDefinition({ formulas: [], charts: CHARTS }));
    expect(terms("GrossProfit")).toEqual({ kind: "flow", isInput: false });
    expect(terms("WorkingCapital")).toEqual({ kind: "balance", isInput: false });
    expect(terms("ReturnOnAssets")).toEqual({ kind: "other", isInput: false });
    expect(terms("NumberOfEmployees")).toEqual({ kind: "other", isInput: true });
    expect(terms("OtherCurrentReceivables")).toEqual({ kind: "balance", isInput: false });
    expect(terms("whatever")).toEqual({ kind: "flow", isInput: true });
  });
});

describe("a formula is refused", () => {
  const problem = (id: string | null, text: string, others: Record<string, string> = {}) => {
    const read = readFormula(text);
    if ("problem" in read) throw new Error(`not a formula: ${text}`);
    const found = problemOf(id, read, { formulas: own(others), charts: CHARTS, isTyped: (name) => name === "Hours" });
    return found && problemText(found);
  };

  it.each([
    ["1 + [Nothing]", 'at character 5: there is no key figure, group or input "Nothing"'],
    [
      "average([NetSales])",
      "at character 9: average takes a balance, which stands on a day, or a figure that is typed in",
    ],
    ["change([Hours])", "at character 8: change takes a balance, which stands on a day"],
    ["change([BankOverdraftLimit])", "at character 8: change takes a balance, which stands on a day"],
    ["change(2 * last([Hours]))", "at character 8: change takes a balance, which stands on a day"],
    ["twelveMonths([Assets])", "at character 14: twelveMonths takes an amount that adds up over time"],
    ["twelveMonths([NetSales] / [Hours])", "at character 14: twelveMonths takes an amount that adds up over time"],
    [
      "average(average([Assets]))",
      "at character 9: average takes a balance, which stands on a day, or a figure that is typed in",
    ],
    ["last(2 * [Hours])", "at character 6: last takes a figure that is typed in"],
  ])("for an unknown name or an argument of the wrong kind: %s", (text, message) => {
    expect(problem("Own", text)).toBe(message);
  });

  it.each([
    "average([Assets] - [Debt])",
    "average([EquityRatio])",
    "twelveMonths(2 * [NetSales] - [Hours] / 3)",
    "yearBefore([NetSales] / [Hours])",
    "yearToDate([NetSales]) / [Assets]",
    "change(yearToDate([NetSales]))",
    "change([Assets] - last([Hours]))",
  ])("but not %s", (text) => {
    expect(problem("Own", text)).toBeNull();
  });

  it("if it is part of a circle, which is named", () => {
    const others = { A: "[B] + 1", B: "[NetSales] * [C]", C: "1 + [Assets]", Aside: "[A]" };
    expect(problem("C", "[Aside] + [A]", others)).toContain("circle, as C uses Aside uses A uses B uses C");
    expect(problem("C", "1 - [C]", others)).toContain("as C uses C");
    expect(problem("C", "1 - [Assets]", others)).toBeNull();
  });

  it("if it, or a formula that uses it, takes too many steps with all that it uses", () => {
    // A0 takes 3 steps, and each of the others twice those of the one before and one more: 1,023 for A8.
    const others: Record<string, string> = { A0: "[NetSales] + 1" };
    for (let i = 1; i < 9; i++) others[`A${i}`] = `[A${i - 1}] + [A${i - 1}]`;
    expect(problem("Own", "[A8]", others)).toBeNull();
    expect(problem("Own", "[A8] + [A8] + [A8]", others)).toContain(`has more than ${MAX_STEPS} steps`);
    expect(problem("A0", "[NetSales] + 1 + 2 + 3 + 4", others)).toBe(
      'at character 1: the key figure "A8" uses this one and could not be computed any more',
    );
  });

  it("when another one could no longer be computed", () => {
    const others = { Stock: "[Inventories]", Mean: "average([Stock])", Elsewhere: "[Gone]" };
    expect(problem("Stock", "[Inventories] / [Assets]", others)).toBeNull();
    expect(problem("Stock", "[NetSales]", others)).toContain('"Mean" uses this one');
  });
});

/**
 * Evaluates the text with the shunting-yard algorithm. The rounding error of `value` is in proportion to `size`;
 * Infinity means that nothing can be said of the error.
 */
function workedOut(text: string, leafValues: ReadonlyMap<string, number>): [value: number, size: number] {
  const tokens = text.match(/\[\w+\]|[\d.]+|min|max|abs|[-+*/(),]/g)!;
  const values: number[] = [];
  const waiting: string[] = [];
  let size = 0;
  const put = (value: number) => {
    size = Math.max(size, Math.abs(value) || 0, Number.isNaN(value) ? Infinity : 0);
    values.push(value);
  };
  const strength: Record<string, number> = { "+": 1, "-": 1, "*": 2, "/": 2, sign: 3 };
  const isFunction = (token: string | undefined) => token === "min" || token === "max" || token === "abs";
  const apply = (operator: string) => {
    const b = values.pop()!;
    if (operator === "sign" || operator === "abs") {
      put(operator === "sign" ? -b : Math.abs(b));
      return;
    }
    const a = values.pop()!;
    // A divisor so near to zero may be an error of rounding, so nothing can be said of the result.
    if (operator === "/" && Math.abs(b) < 1e-9 * size) size = Infinity;
    if (operator === "/" && b !== 0) size *= Math.max(1, 1 / Math.abs(b));
    if (operator === "*") size = Math.max(size, size * Math.abs(a), size * Math.abs(b));
    const results: Record<string, number> = { "+": a + b, "-": a - b, "*": a * b, "/": b === 0 ? NaN : a / b };
    put(results[operator] ?? (operator === "min" ? Math.min(a, b) : Math.max(a, b)));
  };
  let before = "(";
  for (const token of tokens) {
    const isSign = token === "-" && /^[-+*/(,]$/.test(before);
    if (token.startsWith("[")) put(leafValues.get(token.slice(1, -1))!);
    else if (/^[\d.]/.test(token)) put(Number(token));
    else if (isSign) waiting.push("sign");
    else if (token === "(" || isFunction(token)) waiting.push(token);
    else if (token === ")" || token === ",") {
      while (waiting.at(-1) !== "(") apply(waiting.pop()!);
      if (token === ")") {
        waiting.pop();
        if (isFunction(waiting.at(-1))) apply(waiting.pop()!);
      }
    } else {
      // A bracket and an empty stack have no strength, so the comparison is false and ends the loop.
      while (strength[waiting.at(-1) ?? ""]! >= strength[token]!) apply(waiting.pop()!);
      waiting.push(token);
    }
    before = token;
  }
  while (waiting.length > 0) apply(waiting.pop()!);
  return [values[0]!, size];
}
