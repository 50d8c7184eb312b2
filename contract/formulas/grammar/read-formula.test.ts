import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMULA_FUNCTIONS, type Expression, type FormulaFunction } from "./expression";
import { problemText } from "./formula-problem";
import { parseFormula, readFormula } from "./read-formula";
import { formulaText, inBrackets } from "./write-formula";

const names = fc.oneof(
  fc.constantFrom("NetSales", "Antal kunder", "a]b", "[", "Öre", "1", "min"),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .map((text) => text.normalize("NFC").trim())
    .filter((text) => text !== ""),
);
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    names.map((name): Expression => ({ kind: "name", name })),
    fc
      // More than ten decimals are an error.
      .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 10 }))
      .map(([digits, decimals]): Expression => ({ kind: "number", value: Number(`${digits}e-${decimals}`) })),
    tie("expression").map((operand): Expression => ({ kind: "negation", operand })),
    fc.record({
      kind: fc.constant("operation" as const),
      operator: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
      left: tie("expression"),
      right: tie("expression"),
    }),
    fc.constantFrom(...(Object.keys(FORMULA_FUNCTIONS) as FormulaFunction[])).chain((name) =>
      fc
        .array(tie("expression"), {
          minLength: FORMULA_FUNCTIONS[name][0],
          maxLength: Math.min(FORMULA_FUNCTIONS[name][1], 4),
        })
        .map((given): Expression => ({ kind: "call", function: name, arguments: given })),
    ),
  ),
}));

/** With brackets around everything, so that the order in which things are computed shows. */
function bracketed(formula: Expression): string {
  switch (formula.kind) {
    case "operation":
      return `(${bracketed(formula.left)} ${formula.operator} ${bracketed(formula.right)})`;
    case "negation":
      return `(-${bracketed(formula.operand)})`;
    case "call":
      return `${formula.function}(${formula.arguments.map(bracketed).join(", ")})`;
    default:
      return formulaText(formula);
  }
}

/**
 * Expressions below the limits of 30 brackets one inside the other and 2,000 characters. The errors for formulas that
 * are too deep or too long have their own tests.
 */
const shallow = expression.filter((formula) => {
  const text = bracketed(formula);
  return text.split("(").length < 28 && text.length < 1_500;
});

describe("formulas", () => {
  it.each([
    ["1 + 2 * 3", "(1 + (2 * 3))"],
    ["a - b - c", "((a - b) - c)"],
    ["100 * (a + b) / c", "((100 * (a + b)) / c)"],
    ["a / (b * c)", "(a / (b * c))"],
    ["-a * b - -2", "(((-a) * b) - (-2))"],
    ["--a", "(-(-a))"],
    ["average( a - b )", "average((a - b))"],
    ["percent(either(a, 20.6); b) * 2", "(percent(either(a, 20.6), b) * 2)"],
    ["min(1,5;2)", "min(1, 5, 2)"],
    ["[ Antal kunder ]/[a]]b]", "([Antal kunder] / [a]]b])"],
    ["Nettoomsättning × 2 ÷ 3 − 1", "((([Nettoomsättning] * 2) / 3) - 1)"],
    ["o\u0308re + [o\u0308re] + \u{2f800}", "(([öre] + [öre]) + [丽])"],
  ])("are read in their order of computation: %s as %s", (text, order) => {
    expect(bracketed(parseFormula(text))).toBe(order);
  });

  it("may have a decimal comma, and then need semicolons between arguments", () => {
    const read = readFormula("min(1,5; [a] * 0.25)", { decimalComma: true });
    expect("expression" in read && formulaText(read.expression)).toBe("min(1.5, a * 0.25)");
    expect("expression" in read && formulaText(read.expression, { decimalComma: true })).toBe("min(1,5; a * 0,25)");
    expect(readFormula("min([a], 2)", { decimalComma: true })).toMatchObject({
      problem: { code: "expected", expected: "separator", start: 7, found: "," },
    });
  });

  it("are read back as the same expression after they are written", () => {
    fc.assert(
      fc.property(shallow, fc.boolean(), (formula, decimalComma) => {
        const style = { name: inBrackets, decimalComma };
        expect(readFormula(formulaText(formula, style), { decimalComma })).toMatchObject({ expression: formula });
        expect(parseFormula(formulaText(formula))).toEqual(formula);
        expect(parseFormula(bracketed(formula))).toEqual(formula);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["", "at character 1: expected a number, a name in square brackets, a function or (, found the end"],
    ["a +", "at character 4: expected a number, a name in square brackets, a function or (, found the end"],
    ["* a", 'at character 1: expected a number, a name in square brackets, a function or (, found "*"'],
    ["(a", "at character 3: expected ) or an operator, found the end"],
    ["a b", 'at character 3: expected an operator or the end, found "b"'],
    ["a)", 'at character 2: expected an operator or the end, found ")"'],
    ["a $ b", 'at character 3: expected an operator or the end, found "$"'],
    ["a + 😀", 'at character 5: expected a number, a name in square brackets, a function or (, found "😀"'],
    ["1.", "at character 3: expected a digit after the decimal point, found the end"],
    ["1 + [a", "at character 7: expected ] after the name, found the end"],
    ["1 + [ ]", 'at character 5: expected a name between [ and ], found "[ ]"'],
    ["2 * sumif(a)", 'at character 5: there is no function "sumif"'],
    ["constructor(a)", 'at character 1: there is no function "constructor"'],
    ["average(a, b)", 'at character 10: expected ) or an operator, found ","'],
    ["percent(a)", 'at character 10: expected a comma or semicolon and the next argument, found ")"'],
    ["max()", 'at character 5: expected a number, a name in square brackets, a function or (, found ")"'],
    ["1234567890123456", "at character 1: expected a number with at most 15 digits, and 10 decimals"],
    [
      `${"(".repeat(31)}1${")".repeat(31)}`,
      "at character 31: expected at most 30 brackets and minus signs one inside the other",
    ],
    [`${"-".repeat(31)}1`, "at character 31: expected at most 30 brackets and minus signs one inside the other"],
    [`${"-".repeat(5000)}1`, "at character 2001: expected at most 2000 characters"],
  ])("are refused when they are not valid: %j", (text, message) => {
    const read = readFormula(text);
    expect("problem" in read && problemText(read.problem)).toBe(message);
    expect(() => parseFormula(text)).toThrow(/./);
  });

  it.each([
    ["brackets", "(", "1", ")"],
    ["signs", "-", "1", ""],
    ["functions", "abs(", "1", ")"],
  ])("may have thirty %s one inside the other", (_, opening, inner, closing) => {
    expect(readFormula(opening.repeat(30) + inner + closing.repeat(30))).toHaveProperty("expression");
    expect(readFormula(opening.repeat(31) + inner + closing.repeat(31))).toMatchObject({
      problem: { code: "tooDeep", max: 30 },
    });
  });

  it("any text is read or refused at a place in it, and nothing else happens", () => {
    const scraps = fc.constantFrom(
      ...Array.from("[]()+-*/,;.0123456789 "),
      "[a]",
      "min(",
      "average(",
      "1,5",
      "]]",
      "−",
      "Ö",
      "e5",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join("")),
      shallow.chain((formula) => {
        const whole = formulaText(formula);
        return fc
          .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.constantFrom("", "(", "]", ",", "+"))
          .map(([from, to, put]) => whole.slice(0, from) + put + whole.slice(to));
      }),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (drawn, decimalComma) => {
        const read = readFormula(drawn, { decimalComma });
        if ("problem" in read) {
          const { start, end } = read.problem;
          expect([start >= 0, start <= end, end <= drawn.length]).toEqual([true, true, true]);
          return;
        }
        for (const { start, end } of read.places.values()) expect(drawn.slice(start, end)).toMatch(/\S/);
        expect(parseFormula(formulaText(read.expression))).toEqual(read.expression);
      }),
      { numRuns: 2_000 },
    );
  });
});
