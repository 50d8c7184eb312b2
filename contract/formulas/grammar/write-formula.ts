import type { Expression, Operator } from "./expression";

export interface FormulaStyle {
  /** The text of a name, with its square brackets if it has any. */
  name?: (name: string) => string;
  /** True for numbers with a comma and semicolons between arguments, as Swedes write them. */
  decimalComma?: boolean;
}

const PLAIN_NAME = /^[A-Za-z]\w*$/;

/** A name in square brackets, which any name may have. */
export function inBrackets(name: string): string {
  return `[${name.replaceAll("]", "]]")}]`;
}

function plain(name: string): string {
  return PLAIN_NAME.test(name) ? name : inBrackets(name);
}

/**
 * Writes a formula as text without unnecessary round brackets. `readFormula` with the same
 * `decimalComma` makes the same expression of it, if `style.name` writes names that can be read.
 */
export function formulaText(expression: Expression, style: FormulaStyle = {}): string {
  const { name = plain, decimalComma = false } = style;
  const write = (part: Expression): string => {
    switch (part.kind) {
      case "number":
        return decimalComma ? numberText(part.value).replace(".", ",") : numberText(part.value);
      case "name":
        return name(part.name);
      case "negation":
        return `-${part.operand.kind === "operation" ? `(${write(part.operand)})` : write(part.operand)}`;
      case "call":
        return `${part.function}(${part.arguments.map(write).join(decimalComma ? "; " : ", ")})`;
      case "operation": {
        const { operator, left, right } = part;
        const strong = operator === "*" || operator === "/";
        const leftText = strong && hasOperator(left, "+", "-") ? `(${write(left)})` : write(left);
        const needsRound = strong ? hasOperator(right, "+", "-", "*", "/") : hasOperator(right, "+", "-");
        return `${leftText} ${operator} ${needsRound ? `(${write(right)})` : write(right)}`;
      }
    }
  };
  return write(expression);
}

function hasOperator(expression: Expression, ...operators: Operator[]): boolean {
  return expression.kind === "operation" && operators.includes(expression.operator);
}

/** Writes a number without an exponent, which formulas do not have. `readFormula` takes no more than ten decimals. */
function numberText(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(10).replace(/\.?0+$/, "") : text;
}
