"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { scaleOf } from "@/lib/figures/amount-scale";
import { changeOf } from "@/contract/figures/change";
import { VALUE_TYPES } from "@/contract/inputs/key-figure-inputs";
import { bookedPart, comparedTime } from "@/contract/figures/reach";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useStepNames } from "@/lib/figures/use-step-names";
import { useFormats } from "@/lib/format/use-formats";
import { useReason } from "@/lib/figures/use-reason";
import { useValueNotes } from "@/lib/figures/use-value-notes";
import { useWhen } from "@/lib/figures/use-when";
import { LineChart } from "@/components/line-charts/line-chart";
import type { ChartPanel } from "@/components/line-charts/panel";
import { isDrawn } from "@/components/line-charts/path";
import { ALONE, BEFORE, BUDGET, COMPARED, TARGET } from "@/components/line-charts/series-look";
import { CommentPin } from "./comment-pin";
import type { ChartedFiguresProps, ChartedFigure } from "./charted-figure";

/** Line chart of one figure with the year before dashed, or of several figures; the read-out above shows one step. */
export function FigureChart({ companyId, year, courses, pins, resolution, onTrace }: ChartedFiguresProps) {
  const t = useTranslations("figures.chart");
  /** `period.end` of the marked step, which also finds it in another range or resolution; null for none. */
  const [markedEnd, setMarkedEnd] = useState<string | null>(null);
  const names = useStepNames(resolution);
  const panels = usePanels({ courses, year, resolution });
  const describe = useDescription(courses, year.currency);
  const { steps } = courses[0]!;
  const latest = Math.max(
    0,
    steps.findLastIndex((_, index) => courses.some((course) => isDrawn(course.steps[index]?.value))),
  );
  const marked = steps.findIndex(({ period }) => period.end === markedEnd);
  const readOut = marked < 0 ? latest : marked;
  const nameOfStep = (step: number) => names.time(courses, step).join(" · ");
  const title = t(`titles.${resolution}`, { figures: courses.map(({ keyFigure }) => keyFigure.name).join(", ") });
  return (
    <figure>
      <figcaption className="min-h-11 max-sm:min-h-21">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-ink-2">
          <span className="font-medium text-ink">{nameOfStep(readOut)}:</span> {describe(readOut)}
        </p>
      </figcaption>
      <LineChart
        label={t("label", { figures: title })}
        steps={steps.map(({ period }) => names.short(period))}
        panels={panels}
        cursor={marked < 0 ? null : marked}
        start={latest}
        onCursor={(step) => {
          setMarkedEnd(step === null ? null : steps[step]!.period.end);
        }}
        onOpen={(step) => {
          const { keyFigure, steps: own } = courses[0]!;
          if (own[step] && own[step].value !== null) onTrace(keyFigure.id, own[step].period);
        }}
        describe={(step) => `${nameOfStep(step)}: ${describe(step)}`}
        pins={pins.map(({ keyFigureId, step, comments }) => {
          const course = courses.find(({ keyFigure }) => keyFigure.id === keyFigureId)!;
          const about = `${course.keyFigure.name}, ${names.timeInside([course], step)}`;
          return {
            step,
            series: keyFigureId,
            control: <CommentPin companyId={companyId} comments={comments} about={about} />,
          };
        })}
      />
    </figure>
  );
}

/**
 * Describes a step. One figure: its value with notes, the year before, the change, target and budget. Several: the
 * values, with the day of balances.
 */
function useDescription(courses: readonly ChartedFigure[], currency: string): (step: number) => string {
  const t = useTranslations("figures.chart");
  const figures = useFigureFormats(currency);
  const changeText = useChangeText(currency);
  const reasonOf = useReason();
  const notesOf = useValueNotes();
  const when = useWhen();
  // Beside figures of whole periods, a figure of a day says which day.
  const hasPeriods = courses.some(({ keyFigure }) => keyFigure.timeBasis !== "day");
  return (at) =>
    courses
      .map(({ keyFigure, steps }) => {
        const { name, valueType, timeBasis } = keyFigure;
        const step = steps[at];
        if (!step) return "";
        const { value, before, target, budget, reason } = step;
        const text = value !== null ? figures.spoken(value, keyFigure) : reason ? reasonOf(reason) : t("notBooked");
        if (courses.length > 1) {
          return `${name} ${text}${value !== null && hasPeriods && timeBasis === "day" ? ` (${when.day(step)})` : ""}`;
        }
        const change = changeOf(value, before, valueType);
        return [
          text,
          ...notesOf(step).map((note) => note.text),
          before !== null &&
            t("lastYear", { on: comparedTime(step, keyFigure), value: figures.spoken(before, keyFigure) }),
          change && changeText(change, keyFigure),
          target !== null && t("targetOf", { value: figures.spoken(target, keyFigure) }),
          budget !== null && t("budgetOf", { value: figures.spoken(budget, keyFigure) }),
        ]
          .filter(Boolean)
          .join(" · ");
      })
      .filter(Boolean)
      .join(" · ");
}

function usePanels({
  courses,
  year,
  resolution,
}: Pick<ChartedFiguresProps, "courses" | "year" | "resolution">): ChartPanel[] {
  const t = useTranslations("figures.chart");
  const units = useTranslations("figures.units");
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const names = useStepNames(resolution);
  const isAlone = courses.length === 1;
  // Figures of one unit share an axis.
  return VALUE_TYPES.flatMap((valueType): ChartPanel[] => {
    const ofType = courses.filter(({ keyFigure }) => keyFigure.valueType === valueType);
    if (ofType.length === 0) return [];
    const drawn = ofType.flatMap(({ steps }) =>
      steps.flatMap(({ value, before, target, budget }) => (isAlone ? [value, before, target, budget] : [value])),
    );
    const scale = valueType === "Amount" ? scaleOf(drawn.map((value) => value ?? 0)) : 0;
    const scaled = (value: number | null) => (value === null ? null : value / 10 ** scale);
    const series = ofType.map(({ keyFigure, steps }) => {
      const values = steps.map(({ value }) => value);
      const last = values.findLastIndex(isDrawn);
      const short = last < 0 ? "" : figures.short(values[last]!, keyFigure, scale).text;
      const end = last < 0 ? "" : names.end(steps[last]!);
      // A last sum of only some booked months must not look like a fall, so the label names these months.
      const isPart = last >= 0 && keyFigure.addsUp && bookedPart(steps[last]!) !== null;
      return {
        id: keyFigure.id,
        look: isAlone ? ALONE : COMPARED[courses.findIndex((course) => course.keyFigure.id === keyFigure.id)]!,
        values: values.map(scaled),
        label: isAlone ? `${short} ${end}` : isPart ? `${keyFigure.name} ${end}` : keyFigure.name,
        strong: true,
      };
    });
    const { steps: firstSteps } = ofType[0]!;
    const hasBefore = isAlone && firstSteps.some(({ before }) => isDrawn(before));
    const before = {
      id: "before",
      look: BEFORE,
      values: firstSteps.map(({ before: value }) => scaled(value)),
      label: t("yearBefore"),
    };
    const target = {
      id: "target",
      look: TARGET,
      values: firstSteps.map(({ target: value }) => scaled(value)),
      label: t("target"),
      marked: true,
    };
    const hasTargets = isAlone && firstSteps.some((step) => step.target !== null);
    const budget = {
      id: "budget",
      look: BUDGET,
      values: firstSteps.map(({ budget: value }) => scaled(value)),
      label: t("budget"),
    };
    const hasBudget = isAlone && firstSteps.some((step) => step.budget !== null);
    return [
      {
        id: valueType,
        unit: figures.unit(valueType, scale) || units(valueType === "Count" ? "count" : "ratio"),
        withZero: valueType === "Amount" || valueType === "Count",
        series: [
          ...(hasBefore ? [before] : []),
          ...(hasBudget ? [budget] : []),
          ...(hasTargets ? [target] : []),
          ...series,
        ],
        formatTick: (tick, decimals) => formats.number(tick, { decimals }),
      },
    ];
  });
}
