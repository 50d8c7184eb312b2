"use client";

import { useTranslations } from "next-intl";
import { filterOfRange, type CommentRange, type DateFilter } from "@/lib/comments/comment-range";
import { today } from "@/lib/dates/today";
import { useFormats } from "@/lib/format/use-formats";
import { periodOfDays } from "@/contract/period";

export interface RangeLabel {
  /** "Last quarter", "Q3 2026", "from 1 Apr 2026". */
  name: string;
  /** The days behind it; null when all comments are shown. */
  days: string | null;
}

/** A range of days in words. */
export function useRangeLabel(): (range: CommentRange) => RangeLabel {
  const t = useTranslations("comments.range");
  const formats = useFormats();

  const daysOf = ({ startDate, endDate }: DateFilter): string | null => {
    if (startDate && endDate) return formats.period(periodOfDays(startDate, endDate));
    if (startDate) return t("from", { from: formats.day(startDate) });
    return endDate ? t("until", { to: formats.day(endDate) }) : null;
  };

  return (range) => {
    const days = daysOf(filterOfRange(range, today()));
    if (range.kind === "preset") return { name: t(range.preset), days };
    return { name: days ?? t("all"), days };
  };
}
