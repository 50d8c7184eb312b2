"use client";

import { useTranslations } from "next-intl";
import type { Change } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import type { ComparedTime } from "@/contract/figures/reach";
import { useFigureFormats, type FigureFormats } from "./use-figure-formats";

const SIGN = { up: "▲", down: "▼", same: "" };

/** A smaller change, in percent, rounds to nothing and is reported as none. */
const LEAST_PERCENT = 0.05;

type ChangeText = (change: Change | null, look: Pick<KeyFigure, "valueType" | "decimals">, on?: ComparedTime) => string;

/**
 * A change in words; `on` is the time it compares with. Up is not always good, so it has a sign and no colour.
 * @param currency of the amounts
 */
export function useChangeText(currency: string): ChangeText {
  return changeText(useTranslations("figures.figures"), useFormats(), useFigureFormats(currency));
}

/** {@link useChangeText} where a hook in each cell would be too slow. */
export function changeText(
  t: ReturnType<typeof useTranslations<"figures.figures">>,
  formats: ReturnType<typeof useFormats>,
  figures: FigureFormats,
): ChangeText {
  return (change, look, on) => {
    if (!change) return on ? t("noComparison") : "–";
    const { direction, amount, unit } = change;
    const isNone = unit === "own" ? figures.isZero(amount, look) : Math.abs(amount) < LEAST_PERCENT;
    if (isNone) return on ? t("change.same", { on }) : t("change.none");
    const text =
      unit === "own"
        ? figures.difference(amount, look)
        : `${formats.number(amount, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true })}${unit === "points" ? ` ${t("points")}` : "\u00a0%"}`;
    // A line may end before points, not between a number and its signs.
    const signed = `${SIGN[direction]}\u00a0${text}`;
    return on ? t("change.since", { change: signed, on }) : signed;
  };
}
