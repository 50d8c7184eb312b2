"use client";

import { useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import type { Change } from "./card-figures";
import type { ComparedTime } from "./reach";
import { useFigureFormats } from "./use-figure-formats";

const SIGN = { up: "▲", down: "▼", same: "" };

/** A smaller change, in percent, rounds to nothing and is reported as none. */
const LEAST_PERCENT = 0.05;

/**
 * A change in words; `on` is the time it compares with. Up is not always good, so it has a sign and no colour.
 * @param currency of the amounts
 */
export function useChangeText(currency: string) {
  const t = useTranslations("figures.figures");
  const formats = useFormats();
  const figures = useFigureFormats(currency);
  return (change: Change | null, look: Pick<KeyFigure, "valueType" | "decimals">, on?: ComparedTime): string => {
    if (!change) return on ? t("noComparison") : "–";
    const { direction, amount, unit } = change;
    const isNone = unit === "own" ? figures.isZero(amount, look) : Math.abs(amount) < LEAST_PERCENT;
    if (isNone) return on ? t("change.same", { on }) : t("change.none");
    const text =
      unit === "own"
        ? figures.difference(amount, look)
        : `${formats.number(amount, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true })} ${unit === "points" ? t("points") : "%"}`;
    const changeText = `${SIGN[direction]} ${text}`;
    return on ? t("change.since", { change: changeText, on }) : changeText;
  };
}
