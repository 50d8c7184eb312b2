"use client";

import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import type { CourseStep } from "./course";
import { bookedPart, type Reach } from "@/contract/figures/reach";
import type { Resolution } from "@/contract/figures/resolutions";
import { useWhen } from "./use-when";

interface Course {
  keyFigure: Pick<KeyFigure, "timeBasis">;
  steps: readonly CourseStep[];
}

/** Names of the steps of a chart or table, and texts for the time of their values. `at` is the index of a step. */
export function useStepNames(resolution: Resolution) {
  const formats = useFormats();
  const when = useWhen();
  return useMemo(() => {
    const isMonthly = resolution === "month" || resolution === "ytd" || resolution === "rolling12";
    const full = (period: Period) => (resolution === "year" ? formatFiscalYear(period) : formats.months(period));
    const short = (period: Period) => {
      const year = lastDay(period).slice(0, 4);
      if (resolution === "year") return { label: formatFiscalYear(period), year: "" };
      if (isMonthly) return { label: formats.monthOfYear(lastDay(period)), year };
      // A quarter of the calendar has a name, such as "Q1 2024"; any other is named by its last month.
      const quarter = formats.period(period);
      return quarter.endsWith(` ${year}`) && !quarter.includes("–")
        ? { label: quarter.slice(0, -5), year }
        : { label: formats.monthOfYear(lastDay(period)), year };
    };
    const timeOf = (courses: readonly Course[], at: number) => {
      const all = courses.flatMap(({ steps }) => steps[at] ?? []);
      const shown = all.find(({ value }) => value !== null) ?? all[0];
      if (!shown) return null;
      const isBalance = courses.every(({ keyFigure }) => keyFigure.timeBasis === "day");
      // Without a value there is no note about the booked part of the step.
      const reach = shown.value === null ? { period: shown.period } : shown;
      return [reach, isBalance ? { timeBasis: "day" as const } : {}, full] as const;
    };
    return {
      /** The short name of a step, with the year of its last day apart: empty for a fiscal year, whose label has it. */
      short,
      /** The time of the values of a step, as lines: a single day when all of the figures are balances. */
      time: (courses: readonly Course[], at: number): string[] => {
        const time = timeOf(courses, at);
        return time ? when.lines(...time) : [];
      },
      /** The time of the values of a step, inside a sentence. */
      timeInside: (courses: readonly Course[], at: number): string => {
        const time = timeOf(courses, at);
        return time ? when.inside(...time) : "";
      },
      /** The label of the last point of a line: its step, or only the booked months of a partly booked step. */
      end: (reach: Reach): string => {
        const booked = bookedPart(reach);
        if (!booked) return short(reach.period).label;
        const [first, last] = [formats.monthOfYear(firstDay(booked)), formats.monthOfYear(lastDay(booked))];
        return first === last ? first : `${first}–${last}`;
      },
    };
  }, [formats, when, resolution]);
}
