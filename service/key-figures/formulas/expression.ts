/** A formula as a tree. Names are those of the definitions; what they stand for is looked up when it is evaluated. */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "call"; function: FormulaFunction; arguments: Expression[] }
  | { kind: "operation"; operator: Operator; left: Expression; right: Expression };

export type Operator = "+" | "-" | "*" | "/";

/** The functions of formulas with the number of their arguments. */
export const FORMULA_FUNCTIONS = {
  /** Mean of a balance at the opening and at each month's end of the range. */
  average: 1,
  /** A balance at the range's end less the same at its opening. */
  change: 1,
  /** A flow over the twelve months that end with the range, scaled to twelve where there are fewer. */
  twelveMonths: 1,
  /** The same over the range twelve months earlier. */
  yearBefore: 1,
  /** A flow from the fiscal year's start to the day of the balance. */
  yearToDate: 1,
  /** So many percent of an amount, rounded half to even to the öre. */
  percent: 2,
  /** The first, or the second where the first is an input that nobody gave. */
  either: 2,
} as const;
export type FormulaFunction = keyof typeof FORMULA_FUNCTIONS;

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|([-+*/(),]))/y;

/**
 * Reads a formula: numbers, names, + − * / with their usual precedence, brackets and the functions above.
 * @throws Error that says what was expected where
 */
export function parseFormula(text: string): Expression {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = () => tokens[at];
  const take = (token: string) => {
    if (tokens[at] !== token) throw new Error(`expected ${token} instead of ${tokens[at] ?? "the end"} in: ${text}`);
    at++;
  };

  function sum(): Expression {
    let left = product();
    for (let next = peek(); next === "+" || next === "-"; next = peek()) {
      at++;
      left = { kind: "operation", operator: next, left, right: product() };
    }
    return left;
  }

  function product(): Expression {
    let left = operand();
    for (let next = peek(); next === "*" || next === "/"; next = peek()) {
      at++;
      left = { kind: "operation", operator: next, left, right: operand() };
    }
    return left;
  }

  function operand(): Expression {
    const token = tokens[at++];
    if (token === "(") {
      const inner = sum();
      take(")");
      return inner;
    }
    if (token !== undefined && /^\d/.test(token)) return { kind: "number", value: Number(token) };
    if (token === undefined || !/^[A-Za-z]/.test(token)) {
      throw new Error(`expected a name, a number or ( instead of ${token ?? "the end"} in: ${text}`);
    }
    return peek() === "(" ? call(token) : { kind: "name", name: token };
  }

  function call(name: string): Expression {
    if (!isFunction(name)) throw new Error(`no function ${name} in: ${text}`);
    const given: Expression[] = [];
    for (let opening = "("; given.length < FORMULA_FUNCTIONS[name]; opening = ",") {
      take(opening);
      given.push(sum());
    }
    take(")");
    return { kind: "call", function: name, arguments: given };
  }

  const whole = sum();
  if (at < tokens.length) throw new Error(`expected the end instead of ${tokens[at]} in: ${text}`);
  return whole;
}

/** The formula as text again, for people: without brackets that are not needed. */
export function formulaText(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return String(expression.value);
    case "name":
      return expression.name;
    case "call":
      return `${expression.function}(${expression.arguments.map(formulaText).join(", ")})`;
    case "operation": {
      const { operator, left, right } = expression;
      const weak = (side: Expression, operators: Operator[]) =>
        side.kind === "operation" && operators.includes(side.operator);
      const bound = operator === "*" || operator === "/";
      const leftText = bound && weak(left, ["+", "-"]) ? `(${formulaText(left)})` : formulaText(left);
      const inBrackets = bound ? weak(right, ["+", "-", "*", "/"]) : operator === "-" && weak(right, ["+", "-"]);
      return `${leftText} ${operator} ${inBrackets ? `(${formulaText(right)})` : formulaText(right)}`;
    }
  }
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`expected a name, a number or an operator at character ${at + 1} of: ${text}`);
    tokens.push(match[1] ?? match[2] ?? match[3]!);
  }
  return tokens;
}

function isFunction(name: string): name is FormulaFunction {
  return Object.hasOwn(FORMULA_FUNCTIONS, name);
}
