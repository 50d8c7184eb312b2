"use client";

import { useTranslations } from "next-intl";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { useKeyFigureName } from "./use-key-figure-name";
import { useFormats } from "@/lib/format/use-formats";

/**
 * Explains why a value is missing. `isUnbooked` means that the books do not reach the end of its period. An
 * undefined reason means that the fiscal year has no step of the chosen length.
 */
export function useReason(): (reason: MissingReason | undefined, isUnbooked?: boolean) => string {
  const t = useTranslations("figures.missing");
  const formats = useFormats();
  const nameOf = useKeyFigureName();
  return (reason, isUnbooked = false) => {
    if (isUnbooked) return t("notBooked");
    switch (reason?.code) {
      case undefined:
        return t("noSteps");
      case "missingInput": {
        const input = nameOf(reason.keyFigureInfoId) ?? reason.keyFigureInfoId;
        return t("missingInput", { input, month: formats.month(`${reason.month}-01`) });
      }
      case "divisionByZero":
      case "divisorNotPositive":
        return t(reason.code, { divisor: reason.divisorName ?? withNames(reason.divisor, nameOf) });
      case "inputOutOfRange":
        return t("inputOutOfRange", {
          input: nameOf(reason.keyFigureInfoId) ?? reason.keyFigureInfoId,
          value: formats.number(reason.value, { maxDecimals: 6 }),
          min: formats.number(reason.min),
          max: formats.number(reason.max),
        });
      case "noBooks":
      case "yearBalancesOnly":
        return t(reason.code, { start: formats.day(reason.start), end: formats.day(reason.end) });
      case "monthsUnknown":
        return t("monthsUnknown", { account: reason.account });
      case "partOfMonth":
        return t("partOfMonth", { month: formats.month(`${reason.month}-01`) });
      case "currenciesDiffer":
        return t("currenciesDiffer", { currencies: reason.currencies.join(", ") });
      case "missingGroup":
        return t("missingGroup", { group: reason.groupName ?? reason.group });
    }
  };
}

/** A part of a formula with names of key figures instead of ids. */
function withNames(formula: string, nameOf: (id: string) => string | null): string {
  return formula.replace(/\[((?:[^\]]|\]\])+)\]|\b[A-Za-z]\w*/g, (word, inBrackets: string | undefined) => {
    const id = inBrackets?.replaceAll("]]", "]") ?? word;
    return nameOf(id) ?? id;
  });
}
