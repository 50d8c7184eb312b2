"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Period } from "@/contract/period";
import { formatLongDay, formatMonthSpan } from "@/contract/format/format-long-days";
import { balanceDay, bookedPart, lengthName, type Reach } from "@/contract/figures/reach";

type TimeBasis = Pick<KeyFigure, "timeBasis">;
type NameOf = (period: Period) => string;

/**
 * Texts for the time of a value.
 * - `lines`: the day of a balance; otherwise the period and, if only a part is booked, that part
 * - `of`: these lines in one, "2024 · January–March of the year"
 * - `inside`: the time inside a sentence
 * - `part`: the booked part of a period, "January–March of the year"; null when all or nothing of it is booked
 * - `day`: the day of a balance, inside a sentence: "as of 31 March 2024"
 */
export function useWhen() {
  const t = useTranslations("figures.when");
  const locale = useLocale();
  return useMemo(() => {
    const day = (reach: Reach) => t("insideAsOf", { day: formatLongDay(balanceDay(reach), locale) });
    const part = (reach: Reach): string | null => {
      const booked = bookedPart(reach);
      return booked && t("part", { months: formatMonthSpan(booked, locale), length: lengthName(reach.period) });
    };
    const lines = (reach: Reach, { timeBasis }: TimeBasis, nameOf: NameOf): string[] => {
      if (timeBasis === "day") return [t("asOf", { day: formatLongDay(balanceDay(reach), locale) })];
      return [nameOf(reach.period), part(reach)].filter((line) => line !== null);
    };
    const of = (reach: Reach, look: TimeBasis, nameOf: NameOf) => lines(reach, look, nameOf).join(" · ");
    const inside = (reach: Reach, look: TimeBasis, nameOf: NameOf) =>
      look.timeBasis === "day" ? day(reach) : of(reach, look, nameOf);
    return { lines, of, inside, part, day };
  }, [t, locale]);
}
