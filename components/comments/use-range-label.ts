"use client";

import { useTranslations } from "next-intl";
import { filterOfRange, type CommentRange, type DateFilter } from "@/lib/comments/comment-range";
import { today } from "@/lib/dates/today";
import { useFormats } from "@/lib/format/use-formats";
import { periodOfDays } from "@/contract/period";

interface RangeLabel {
  /** For instance "Last quarter", "Q3 2026" or "from 1 Apr 2026". */
  name: string;
  /** The days of the range in words, such as "Q3 2026" for "Last quarter"; null when all comments are shown. */
  days: string | null;
}

/** Returns a function that describes a range of days in words. */
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
