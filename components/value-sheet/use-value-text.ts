"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { formatCellNumber } from "@/lib/numbers/cell-number";

/**
 * Returns a function that formats a value like a cell of the grid, but without zeros up to the decimals that numbers of
 * its unit share there, and with a text for null.
 */
export function useValueText(): (value: number | null) => string {
  const t = useTranslations("inputs");
  const tGrid = useTranslations("grid");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  return useCallback(
    (value) => (value === null ? t("noValue") : formatCellNumber(value, { locale, notANumber: tGrid("notANumber") })),
    [t, tGrid, locale],
  );
}
