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
 * Says what time a value is of. The page must hand over the texts of "figures".
 * - `lines`: the day of a balance figure; of others the period and, where not all of it is booked, what is
 * - `of`: the same in one line, "2024 · January–March of the year"
 * - `inside`: the same inside a sentence
 * - `part`: what of the period is booked, "January–March of the year"; null where all of it is
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
