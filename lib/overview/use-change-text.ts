"use client";

import { useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/key-figure";
import { useFormats } from "../format/use-formats";
import type { Change } from "./card-figures";

const SIGN = { up: "▲", down: "▼" };

/**
 * A change on last year in words, with `since` that it is on last year. Up is not always good, so it is told by a sign
 * and no colour.
 */
export function useChangeText() {
  const t = useTranslations("overview.figures");
  const formats = useFormats();
  return (change: Change | null, valueType: KeyFigure["valueType"], { since = false } = {}): string => {
    if (!change) return since ? t("noComparison") : "–";
    const { direction, amount } = change;
    if (direction === "same" || (amount !== null && Math.abs(amount) < 0.05)) return t("change.same");
    if (amount === null) return t(`from0.${direction}`);
    const text = t("change.different", {
      sign: SIGN[direction],
      amount: formats.number(amount, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true }),
      unit: valueType === "Percent" ? t("points") : "%",
    });
    return since ? t("change.since", { change: text }) : text;
  };
}
