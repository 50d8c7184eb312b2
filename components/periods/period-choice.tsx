"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay, type Period, periodOfDays, periodOfFiscalYear } from "@/contract/period";
import {
  isSamePeriod,
  kindOfPeriod,
  likelyPeriod,
  PERIOD_KINDS,
  periodGroups,
  type PeriodKind,
  type StepKind,
} from "@/lib/dates/period-choices";
import { readDaySpan } from "@/lib/dates/read-period";
import { today } from "@/lib/dates/today";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { DayField } from "./day-field";

interface PeriodChoiceProps {
  /** Label above the kinds of period. */
  label: string;
  /** Null while the typed days are missing, unreadable or in reverse order. */
  value: Period | null;
  onChange: (period: Period | null) => void;
  fiscalYears: readonly FiscalYear[];
  /** True after the form was submitted; until then, no errors of the typed days are shown. */
  showErrors: boolean;
}

/** Chooses a month, quarter or year of the company's fiscal years, or any days. */
export function PeriodChoice({ label, value, onChange, fiscalYears, showErrors }: PeriodChoiceProps) {
  const t = useTranslations("comments.form");
  const years = fiscalYears.map(periodOfFiscalYear);
  const kindOf = (period: Period | null) => (period ? kindOfPeriod(period, years, today()) : "days");
  const [kind, setKind] = useState<PeriodKind>(() => kindOf(value));
  const [chosenHere, setChosenHere] = useState(value);
  // The key of the fields for free days, which read the value only when they are mounted.
  const [resets, setResets] = useState(0);

  // The form has another period than the one chosen here when a draft is restored or discarded.
  if (value === null || chosenHere === null ? value !== chosenHere : !isSamePeriod(value, chosenHere)) {
    setChosenHere(value);
    setKind(kindOf(value));
    setResets(resets + 1);
  }
  const choose = (period: Period | null) => {
    setChosenHere(period);
    onChange(period);
  };
  const changeKind = (next: PeriodKind) => {
    setKind(next);
    if (next !== "days") choose(likelyPeriod(fiscalYears, next, today(), value));
  };

  return (
    <div className="flex flex-wrap items-start gap-3">
      <div>
        <p aria-hidden="true" className="mb-1 text-xs font-medium text-ink-2">
          {label}
        </p>
        <Segmented
          label={label}
          options={PERIOD_KINDS.map((option) => ({ value: option, label: t(`kinds.${option}`) }))}
          value={kind}
          onChange={changeKind}
        />
      </div>
      {kind === "days" ? (
        <FreeDays key={resets} initial={value} onChange={choose} showErrors={showErrors} />
      ) : (
        <Step kind={kind} years={years} value={value} onChange={choose} />
      )}
    </div>
  );
}

interface StepProps {
  kind: StepKind;
  years: readonly Period[];
  value: Period | null;
  onChange: (period: Period) => void;
}

function Step({ kind, years, value, onChange }: StepProps) {
  const t = useTranslations("comments.form");
  const formats = useFormats();
  const groups = periodGroups(years, kind, today());
  const steps = groups.flatMap((group) => group.steps);
  const optionsOf = (periods: readonly Period[]) =>
    periods.map((period) => ({ value: String(steps.indexOf(period)), label: formats.period(period) }));
  return (
    <Select
      label={t("period")}
      className="min-w-44"
      value={steps.findIndex((step) => value && isSamePeriod(step, value))}
      onChange={({ target }) => {
        const step = steps[Number(target.value)];
        if (step) onChange(step);
      }}
      options={
        kind === "year"
          ? optionsOf(steps)
          : groups.map(({ year, steps: periods }) => ({
              label: t("fiscalYear", { year: formatFiscalYear(year) }),
              options: optionsOf(periods),
            }))
      }
    />
  );
}

interface FreeDaysProps {
  initial: Period | null;
  onChange: (period: Period | null) => void;
  showErrors: boolean;
}

function FreeDays({ initial, onChange, showErrors }: FreeDaysProps) {
  const t = useTranslations("comments.days");
  const [from, setFrom] = useState(initial ? firstDay(initial) : "");
  const [to, setTo] = useState(initial ? lastDay(initial) : "");
  const first = readDaySpan(from, today())?.first;
  const last = readDaySpan(to, today())?.last;

  const change = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom);
    setTo(nextTo);
    const start = readDaySpan(nextFrom, today())?.first;
    const end = readDaySpan(nextTo, today())?.last;
    onChange(start && end && start <= end ? periodOfDays(start, end) : null);
  };
  const errorOf = (text: string, day: string | undefined) => {
    if (!showErrors || day !== undefined) return undefined;
    return text.trim() === "" ? t("missing") : t("unreadable");
  };
  const isReversed = first !== undefined && last !== undefined && first > last;
  return (
    <div data-days className="flex grow flex-wrap items-start gap-3">
      <DayField
        label={t("from")}
        edge="first"
        text={from}
        onChange={(text) => {
          change(text, to);
        }}
        error={errorOf(from, first)}
        className="w-40 max-sm:w-36"
      />
      <DayField
        label={t("to")}
        edge="last"
        text={to}
        onChange={(text) => {
          change(from, text);
        }}
        error={errorOf(to, last) ?? (showErrors && isReversed ? t("reversed") : undefined)}
        className="w-40 max-sm:w-36"
      />
    </div>
  );
}
