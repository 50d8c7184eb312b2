"use client";

import { useLocale, useTranslations } from "next-intl";
import { monthsIn, type Period } from "@/contract/period";
import { formatLongMonth } from "@/contract/format/format-long-days";
import { useFormats } from "@/lib/format/use-formats";
import type { Freshness } from "./freshness";

/** Texts about missing months in a company's books. Every page has the messages "shell". */
export function useFreshnessNotes() {
  const t = useTranslations("shell.freshness");
  const locale = useLocale();
  const formats = useFormats();
  const gap = (months: Period) => t("gap", { months: formats.months(months), count: monthsIn(months) });
  return {
    gap,
    /**
     * Says that the books end too early; null when they are current. The long format of the month is imported here
     * because `formats` lacks the long formats, which only some pages load.
     */
    end: ({ through, monthsBehind, isLate }: Freshness) =>
      isLate ? t("end", { month: formatLongMonth(through, locale), count: monthsBehind }) : null,
    /** One text about all gaps; null without any. */
    gaps: ({ gaps }: Freshness) => {
      const [first] = gaps;
      if (!first) return null;
      if (gaps.length === 1) return gap(first);
      return t("gaps", { count: gaps.reduce((sum, months) => sum + monthsIn(months), 0) });
    },
  };
}
