"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { readComparison, type ComparisonSign } from "@/contract/findings/comparison";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { formatFigure } from "@/contract/format/format-figure";
import { figureFormats } from "@/lib/figures/use-figure-formats";
import { useFormats } from "@/lib/format/use-formats";
import { ComparisonNames } from "./comparison-names";

const SIDES = { "<": "under", "<=": "atMost", ">": "over", ">=": "atLeast" } as const satisfies Record<
  ComparisonSign,
  string
>;

/** Returns a function that says in the user's language why a rule finds a company, with the numbers of the finding. */
export function useFindingWords({ rules, keyFigures }: Pick<AgencyFindings, "rules" | "keyFigures">) {
  const t = useTranslations("findings.reason");
  const locale = useLocale();
  const formats = useFormats();
  return useMemo(() => {
    const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
    const figureOf = new Map(keyFigures.map((figure) => [figure.id, figure]));
    const names = new ComparisonNames(keyFigures, locale);
    const numberIn = (value: number, figure: KeyFigure | undefined, currency: string | undefined) =>
      !figure
        ? formats.number(value, { decimals: 2 })
        : formatFigure(value, figure, { currency: currency ?? "SEK", locale });

    const compared = ({ value = 0, reference = 0, currency, keyFigureType }: Finding, rule: FindingRule) => {
      const read = readComparison(rule.formula ?? "");
      if ("problem" in read) return rule.formula ?? "";
      const { left, sign, right } = read.comparison;
      const figure = figureOf.get(keyFigureType ?? "");
      // A left side that is a single key figure sets the format of both numbers. Otherwise, a right side that is one
      // sets the format of the limit, unless the formula has another key figure too: the finding then names none.
      const leftFigure = left.kind === "name" ? figure : undefined;
      const limit = numberIn(reference, leftFigure ?? (right.kind === "name" ? figure : undefined), currency);
      const words = { figure: names.part(left), value: numberIn(value, leftFigure, currency), limit };
      const isPlain = right.kind === "number" || (right.kind === "negation" && right.operand.kind === "number");
      const said = t(SIDES[sign], words);
      return isPlain ? said : t("computedLimit", { said, formula: names.part(right) });
    };

    return (finding: Finding): string => {
      const rule = finding.rule ?? ruleOf.get(finding.ruleId);
      const figure = figureOf.get(finding.keyFigureType ?? "");
      const { currency, value = 0, reference = 0, change = 0 } = finding;
      const name = figure?.name ?? finding.keyFigureType ?? "";
      switch (finding.kind) {
        case "comparison":
          return rule ? compared(finding, rule) : name;
        case "change":
          return t("change", {
            figure: name,
            value: numberIn(value, figure, currency),
            before: numberIn(reference, figure, currency),
            change:
              rule?.unit === "percent"
                ? `${formats.number(change, { decimals: 1, signed: true })}\u00a0%`
                : figure
                  ? figureFormats(formats, currency ?? "SEK").difference(change, figure)
                  : formats.number(change, { decimals: 2, signed: true }),
          });
        case "targetMissed":
        case "budgetMissed":
          return t(`${finding.kind}.${rule?.side ?? "under"}`, {
            figure: name,
            value: numberIn(value, figure, currency),
            limit: numberIn(reference, figure, currency),
          });
        case "booksLate":
          return finding.bookedThrough === undefined
            ? t("noBooks")
            : t("booksLate", { month: formats.month(finding.bookedThrough), days: finding.days ?? 0 });
        case "monthsMissing":
          return t("monthsMissing", {
            months: (finding.months ?? []).map((period) => formats.months(period)).join(", "),
          });
        case "noComment":
          return finding.days === undefined ? t("neverCommented") : t("noComment", { days: finding.days });
        case "notReconciled":
          return t("notReconciled");
        case "openQuestion":
          return t("openQuestion", { by: finding.question?.by ?? "", message: finding.question?.message ?? "" });
      }
    };
  }, [rules, keyFigures, locale, t, formats]);
}
