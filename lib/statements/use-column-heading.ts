"use client";

import { useTranslations } from "next-intl";
import { lastDay } from "@/contract/period";
import type { StatementColumn } from "@/contract/statements/columns";
import { useFormats } from "@/lib/format/use-formats";

/** The heading of a statement's column. */
export function useColumnHeading(): (column: StatementColumn) => string {
  const t = useTranslations("statements");
  const formats = useFormats();
  return ({ name, period, month, isBalance }) => {
    const periodText =
      period &&
      (isBalance
        ? formats.day(lastDay(period))
        : month === undefined
          ? formats.months(period)
          : formats.monthOfYear(period.start));
    if (name === undefined) return periodText ?? "";
    return periodText === undefined
      ? t(`columns.${name}`)
      : t("columns.of", { name: t(`columns.${name}`), period: periodText });
  };
}
