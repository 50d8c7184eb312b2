"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { CalendarDay } from "@/contract/calendar";
import type { Period } from "@/contract/period";
import {
  formatDay,
  formatDayOfYear,
  formatMoment,
  formatMonth,
  formatMonthOfYear,
  formatMonths,
  formatPeriod,
} from "@/contract/format/format-days";
import { amountUnit, type AmountScale } from "@/contract/format/amount-unit";
import { PERCENTAGE_POINTS } from "@/contract/format/percentage-points";
import { formatNumber, type NumberFormat } from "@/contract/format/format-number";

/** Formats numbers, units, days and periods in the user's language; the long forms of days are in format-long-days. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: (value: number, format?: NumberFormat) => formatNumber(value, locale, format),
      /** An amount in hundredths of the currency, with two decimals. */
      ore: (amount: number, format?: Omit<NumberFormat, "decimals">) =>
        formatNumber(amount / 100, locale, { ...format, decimals: 2 }),
      percentagePoints: PERCENTAGE_POINTS[locale].short,
      amountUnit: (currency: string, scale?: AmountScale) => amountUnit(currency, locale, scale),
      day: (day: CalendarDay) => formatDay(day, locale),
      dayOfYear: (day: CalendarDay) => formatDayOfYear(day, locale),
      month: (day: CalendarDay) => formatMonth(day, locale),
      monthOfYear: (day: CalendarDay) => formatMonthOfYear(day, locale),
      months: (period: Period) => formatMonths(period, locale),
      period: (period: Period) => formatPeriod(period, locale),
      moment: (timestamp: string) => formatMoment(timestamp, locale),
    }),
    [locale],
  );
}
