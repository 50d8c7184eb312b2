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
} from "./days";
import { formatBytes, formatNumber, type NumberLook } from "./numbers";

/** The functions of lib/format in the user's language. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: (value: number, look?: NumberLook) => formatNumber(value, locale, look),
      bytes: (bytes: number) => formatBytes(bytes, locale),
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
