"use client";

import { useTranslations } from "next-intl";
import type { MissingReason } from "@/contract/key-figure-value";
import { useKeyFigureName } from "../catalogue/use-key-figure-name";
import { useFormats } from "../format/use-formats";

/** Says why there is no value. The page must hand over the texts of "overview" and "keyFigures". */
export function useReason(): (reason: MissingReason | undefined) => string {
  const t = useTranslations("overview.missing");
  const formats = useFormats();
  const nameOf = useKeyFigureName();
  return (reason) => {
    switch (reason?.code) {
      case undefined:
        return t("noSteps");
      case "missingInput": {
        const input = nameOf(reason.keyFigureInfoId) ?? reason.keyFigureInfoId;
        return t("missingInput", { input, month: formats.month(`${reason.month}-01`) });
      }
      case "divisionByZero":
        return t("divisionByZero", { divisor: withNames(reason.divisor, nameOf) });
      case "noBooks":
      case "yearBalancesOnly":
        return t(reason.code, { start: formats.day(reason.start), end: formats.day(reason.end) });
      case "partOfMonth":
        return t("partOfMonth", { month: formats.month(`${reason.month}-01`) });
      case "currenciesDiffer":
        return t("currenciesDiffer", { currencies: reason.currencies.join(", ") });
      case "missingGroup":
        return t("missingGroup", { group: reason.group });
    }
  };
}

/** A part of a formula with what people call the key figures in it. */
function withNames(formula: string, nameOf: (id: string) => string | null): string {
  return formula.replace(/\[((?:[^\]]|\]\])+)\]|\b[A-Za-z]\w*/g, (word, inBrackets: string | undefined) => {
    const id = inBrackets?.replaceAll("]]", "]") ?? word;
    return nameOf(id) ?? id;
  });
}
