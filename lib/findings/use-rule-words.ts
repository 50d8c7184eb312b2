"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FindingRule } from "@/contract/findings/finding-rule";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import { ComparisonNames } from "./comparison-names";

/** The name of a rule, or a description in the user's language if it has none. */
export function useRuleWords(keyFigures: readonly KeyFigure[]): (rule: FindingRule) => string {
  const t = useTranslations("findings.words");
  const locale = useLocale();
  const formats = useFormats();
  return useMemo(() => {
    const nameOf = new Map(keyFigures.map(({ id, name }) => [id, name]));
    const names = new ComparisonNames(keyFigures, locale);
    return (rule) => {
      if (rule.name !== undefined) return rule.name;
      const { kind, keyFigureType, limit = 0, side = "under", days = 0 } = rule;
      const figure = keyFigureType === undefined ? t("anyFigure") : (nameOf.get(keyFigureType) ?? keyFigureType);
      switch (kind) {
        case "comparison":
          return names.spoken(rule.formula ?? "");
        case "change": {
          const size = formats.number(Math.abs(limit), { maxDecimals: 10 });
          const words = rule.unit === "percent" ? `${size}\u00a0%` : t("points", { limit: size });
          return t(limit < 0 ? "fall" : "rise", { figure, limit: words });
        }
        case "targetMissed":
        case "budgetMissed": {
          const said = t(`${kind}.${side}`, { figure });
          return limit === 0 ? said : t("tolerance", { said, limit: formats.number(limit, { maxDecimals: 10 }) });
        }
        case "booksLate":
        case "noComment":
          return t(kind, { days });
        case "monthsMissing":
        case "notReconciled":
        case "openQuestion":
          return t(kind);
      }
    };
  }, [keyFigures, locale, t, formats]);
}
