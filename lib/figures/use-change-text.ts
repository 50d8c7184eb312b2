"use client";

import { useTranslations } from "next-intl";
import { roundsToZero, type Change } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { useFormats } from "@/lib/format/use-formats";
import type { ComparedTime } from "@/contract/figures/reach";
import { useFigureFormats, type FigureFormats } from "./use-figure-formats";

const SIGN = { up: "▲", down: "▼", same: "" };

type ChangeText = (change: Change | null, look: Pick<KeyFigure, "valueType" | "decimals">, on?: ComparedTime) => string;

/**
 * Describes a change; with `on`, the text also names what it compares with, such as the same month last year. A rise
 * is not always good, so it has no colour.
 * @param currency of the amounts
 */
export function useChangeText(currency: string): ChangeText {
  return changeText(useTranslations("figures.figures"), useFormats(), useFigureFormats(currency));
}

/** Like {@link useChangeText}, for tables where a hook in each cell would be too slow. */
export function changeText(
  t: ReturnType<typeof useTranslations<"figures.figures">>,
  formats: ReturnType<typeof useFormats>,
  figures: FigureFormats,
): ChangeText {
  return (change, look, on) => {
    if (!change) return on ? t("noComparison") : "–";
    if (roundsToZero(change, look)) return on ? t("change.same", { on }) : t("change.none");
    const { direction, amount, unit } = change;
    const text =
      unit === "own"
        ? figures.difference(amount, look)
        : `${formats.number(amount, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true })}${unit === "points" ? ` ${formats.percentagePoints}` : "\u00a0%"}`;
    // A line may break before the unit of percentage points, but not between a number and its sign.
    const signed = `${SIGN[direction]}\u00a0${text}`;
    return on ? t("change.since", { change: signed, on }) : signed;
  };
}
