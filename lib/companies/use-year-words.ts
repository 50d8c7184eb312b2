"use client";

import { useTranslations } from "next-intl";
import { useFormats } from "@/lib/format/use-formats";
import { useFiscalYear } from "./use-fiscal-year";

/** Describes the chosen fiscal year in print and meetings: its period, its last booked day, and the unit of amounts. */
export function useYearWords(companyId: string): { period: string; words: readonly string[] } {
  const t = useTranslations("shell.printed");
  const formats = useFormats();
  const { year } = useFiscalYear(companyId);
  if (!year) return { period: "", words: [] };
  const period = `${formats.day(year.start)} – ${formats.day(year.end)}`;
  const words = [
    t("fiscalYear", { period }),
    t("until", { until: formats.day(year.lastLedgerDate) }),
    t("amounts", { unit: formats.amountUnit(year.currency) }),
  ];
  return { period, words };
}
