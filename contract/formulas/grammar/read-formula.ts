import { FORMULA_FUNCTIONS, isFormulaFunction, type Expression, type Operator } from "./expression";
import type { Expected, FormulaProblem } from "./formula-problem";

export const MAX_FORMULA_LENGTH = 2_000;
/** Maximum depth of brackets, signs and calls, which the reader enters by recursion. */
const MAX_DEPTH = 30;
/** Digits before the decimal sign: a double holds whole numbers of this length exactly. */
const MAX_DIGITS = 15;
/** `formulaText` writes this many decimals of a number that JavaScript would print with an exponent. */
const MAX_DECIMALS = 10;

export interface TextRange {
  start: number;
  end: number;
}

export type ReadFormula =
  /** `places` maps each part of the expression to its position in the text. */
  { expression: Expression; places: ReadonlyMap<Expression, TextRange> } | { problem: FormulaProblem };

interface ReadingStyle {
  /** True where a comma is part of a number, and only a semicolon stands between arguments. */
  decimalComma?: boolean;
}

const SPACE = /\s*/y;
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const IN_BRACKETS = /\[((?:[^\]]|\]\])*)\]/y;
const DIGITS = /\d+/y;
/** Operators by sign, including other signs that people paste. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  "−": "-",
  "–": "-",
  "×": "*",
  "·": "*",
  "÷": "/",
};

/**
 * Reads a formula: numbers, names (in square brackets, where `]]` stands for `]`, or bare when they are one word),
 * + − * / with their usual precedence, a sign, brackets and the functions of FORMULA_FUNCTIONS.
 */
export function readFormula(text: string, style: ReadingStyle = {}): ReadFormula {
  if (text.length > MAX_FORMULA_LENGTH) {
    return { problem: { code: "tooLong", max: MAX_FORMULA_LENGTH, start: MAX_FORMULA_LENGTH, end: text.length } };
  }
  try {
    return new Reader(text, style.decimalComma ?? false).read();
  } catch (error) {
    if (error instanceof Stop) return { problem: error.problem };
    throw error;
  }
}

/**
 * Reads a formula that is known to be valid, because the service wrote it or checked it when it was stored.
 * @throws {Error} with the problem
 */
export function parseFormula(text: string): Expression {
  const read = readFormula(text);
  if ("problem" in read) throw new Error(`${read.problem.code} at ${read.problem.start} of: ${text}`);
  return read.expression;
}

class Stop extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.code);
  }
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly places = new Map<Expression, TextRange>();

  constructor(
    private readonly text: string,
    private readonly decimalComma: boolean,
  ) {}

  read(): { expression: Expression; places: ReadonlyMap<Expression, TextRange> } {
    this.skip();
    const expression = this.sum();
    if (this.at < this.text.length) this.refuse("operator");
    return { expression, places: this.places };
  }

  private sum(): Expression {
    return this.chain(["+", "-"], () => this.chain(["*", "/"], () => this.operand()));
  }

  private chain(operators: readonly Operator[], operand: () => Expression): Expression {
    const start = this.at;
    let left = operand();
    for (let operator = this.operator(); operator && operators.includes(operator); operator = this.operator()) {
      this.advance(1);
      left = this.placed({ kind: "operation", operator, left, right: operand() }, start);
    }
    return left;
  }

  private operator(): Operator | undefined {
    const sign = this.text[this.at];
    return sign !== undefined && Object.hasOwn(OPERATORS, sign) ? OPERATORS[sign] : undefined;
  }

  private operand(): Expression {
    const start = this.at;
    if (this.operator() === "-") {
      this.enter();
      const operand = this.operand();
      this.depth--;
      return this.placed({ kind: "negation", operand }, start);
    }
    if (this.text[this.at] === "(") {
      this.enter();
      const inner = this.sum();
      this.leave();
      return inner;
    }
    if (this.text[this.at] === "[") return this.nameInBrackets(start);
    const word = this.match(NAME)?.[0];
    if (word === undefined) return this.number(start);
    this.advance(word.length);
    return this.text[this.at] === "(" ? this.call(word, start) : this.named(word, start);
  }

  private nameInBrackets(start: number): Expression {
    const match = this.match(IN_BRACKETS);
    if (!match)
      return this.stop({
        code: "expected",
        expected: "endOfName",
        found: "",
        start: this.text.length,
        end: this.text.length,
      });
    const name = match[1]!.replaceAll("]]", "]").trim();
    if (name === "")
      return this.stop({ code: "expected", expected: "name", found: match[0], start, end: start + match[0].length });
    this.advance(match[0].length);
    return this.named(name, start);
  }

  /** A name, normalized to NFC like stored ids and names: texts from some clipboards are not normalized. */
  private named(name: string, start: number): Expression {
    return this.placed({ kind: "name", name: name.normalize("NFC") }, start);
  }

  private number(start: number): Expression {
    const whole = this.match(DIGITS)?.[0];
    if (whole === undefined) return this.refuse("operand");
    let end = start + whole.length;
    let fraction = "";
    const sign = this.text[end];
    if (sign === "." || (sign === "," && this.decimalComma)) {
      this.at = end + 1;
      fraction = this.match(DIGITS)?.[0] ?? this.refuse("digit");
      end = this.at + fraction.length;
    }
    if (whole.length > MAX_DIGITS || fraction.length > MAX_DECIMALS) this.stop({ code: "numberTooLong", start, end });
    this.at = end;
    this.skip();
    return this.placed({ kind: "number", value: Number(`${whole}.${fraction || "0"}`) }, start);
  }

  private call(name: string, start: number): Expression {
    if (!isFormulaFunction(name)) return this.stop({ code: "unknownFunction", name, start, end: start + name.length });
    const [least, most] = FORMULA_FUNCTIONS[name];
    this.enter();
    const terms = [this.sum()];
    while (terms.length < most && this.isSeparator()) {
      this.advance(1);
      terms.push(this.sum());
    }
    if (terms.length < least) this.refuse("separator");
    this.leave();
    return this.placed({ kind: "call", function: name, arguments: terms }, start);
  }

  private isSeparator(): boolean {
    const sign = this.text[this.at];
    return sign === ";" || (sign === "," && !this.decimalComma);
  }

  /** Reads an opening bracket or a sign, and goes one level deeper. */
  private enter(): void {
    if (++this.depth > MAX_DEPTH) this.stop({ code: "tooDeep", max: MAX_DEPTH, ...this.foundRange() });
    this.advance(1);
  }

  private leave(): void {
    if (this.text[this.at] !== ")") this.refuse("closing");
    this.advance(1);
    this.depth--;
  }

  private advance(length: number): void {
    this.at += length;
    this.skip();
  }

  private skip(): void {
    this.at += this.match(SPACE)![0].length;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private placed(expression: Expression, start: number): Expression {
    this.places.set(expression, { start, end: this.text.slice(0, this.at).trimEnd().length });
    return expression;
  }

  private foundRange(): TextRange {
    return { start: this.at, end: this.at + this.found().length };
  }

  /** The character at which reading stopped; empty at the end. */
  private found(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? "" : String.fromCodePoint(code);
  }

  private refuse(expected: Expected): never {
    return this.stop({ code: "expected", expected, found: this.found(), ...this.foundRange() });
  }

  private stop(problem: FormulaProblem): never {
    throw new Stop(problem);
  }
}
