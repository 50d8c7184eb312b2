import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import type { Locale } from "@/contract/format/locale";
import type { MissingReason } from "@/contract/figures/key-figure-value";

/**
 * Returns a function that adds the display name of the divisor or group to a reason that has one.
 * @param nameOf the name of a key figure, term, input or known group in the language
 */
export function reasonNamer(
  nameOf: (id: string) => string,
  language: Locale,
): (reason: MissingReason) => MissingReason {
  const named = new Map<string, string>();
  const divisorName = (divisor: string) => {
    let name = named.get(divisor);
    if (name === undefined) {
      const expression = parseFormula(divisor);
      name =
        expression.kind === "name"
          ? nameOf(expression.name)
          : formulaText(expression, { name: (used) => inBrackets(nameOf(used)), decimalComma: language === "sv" });
      named.set(divisor, name);
    }
    return name;
  };
  return (reason) => {
    switch (reason.code) {
      case "divisionByZero":
      case "divisorNotPositive":
        return { ...reason, divisorName: divisorName(reason.divisor) };
      case "missingGroup":
        return { ...reason, groupName: nameOf(reason.group) };
      default:
        return reason;
    }
  };
}
