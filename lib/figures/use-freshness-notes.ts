"use client";

import { useLocale, useTranslations } from "next-intl";
import { monthsIn, type Period } from "@/contract/period";
import { formatLongMonth } from "@/contract/format/format-long-days";
import { useFormats } from "@/lib/format/use-formats";
import type { Freshness } from "./freshness";

/** Says what is missing of a company's books; the texts of "shell" are on every page. */
export function useFreshnessNotes() {
  const t = useTranslations("shell.freshness");
  const locale = useLocale();
  const formats = useFormats();
  const gap = (months: Period) => t("gap", { months: formats.months(months), count: monthsIn(months) });
  return {
    gap,
    /** That the books end; null while they are fresh. */
    end: ({ through, monthsBehind, isStale }: Freshness) =>
      isStale ? t("end", { month: formatLongMonth(through, locale), count: monthsBehind }) : null,
    /** All gaps in one; null without any. */
    gaps: ({ gaps }: Freshness) => {
      const [first] = gaps;
      if (!first) return null;
      if (gaps.length === 1) return gap(first);
      return t("gaps", { count: gaps.reduce((sum, months) => sum + monthsIn(months), 0) });
    },
  };
}
