"use client";

import { useTranslations } from "next-intl";
import { changeOf } from "@/contract/figures/change";
import type { CourseStep } from "@/lib/figures/course";
import { comparedTime } from "@/contract/figures/reach";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useStepNames } from "@/lib/figures/use-step-names";
import { LiveMessage } from "@/components/live-text/live-message";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { ChartedFiguresProps, ChartedFigure } from "./charted-figure";
import { TracedValue } from "./traced-value";
import { ValueNotes, type ValueNotesProps } from "./value-notes";
import { WhyEmpty } from "./why-empty";

/** The numbers of the chart and the comments on them. */
export function CourseTable({ companyId, year, courses, pins, resolution, onTrace }: ChartedFiguresProps) {
  const t = useTranslations("figures.chart");
  const names = useStepNames(resolution);
  const figures = useFigureFormats(year.currency);
  const changeText = useChangeText(year.currency);
  const alone = courses.length === 1 ? courses[0]! : null;
  const hasTargets = alone?.steps.some(({ target }) => target !== null) ?? false;
  const hasBudget = alone?.steps.some(({ budget }) => budget !== null) ?? false;
  const title = t(`titles.${resolution}`, { figures: courses.map(({ keyFigure }) => keyFigure.name).join(", ") });
  // Values of several months, such as a quarter or a partly booked year, are compared with these months a year before.
  const isOfSeveralMonths = alone?.steps.some((step) => comparedTime(step, alone.keyFigure) === "months") ?? false;
  // Beside figures of whole periods, a figure of a day is marked as that of the period's end.
  const hasPeriods = courses.some(({ keyFigure }) => keyFigure.timeBasis !== "day");
  const value = (course: ChartedFigure, step: CourseStep, at: number) => {
    const of = `${course.keyFigure.name}, ${names.timeInside([course], at)}`;
    if (step.value !== null) {
      return (
        <TracedValue
          of={of}
          onTrace={() => {
            onTrace(course.keyFigure.id, step.period);
          }}
        >
          {figures.full(step.value, course.keyFigure)}
        </TracedValue>
      );
    }
    if (!step.reason) return <span className="text-ink-3">{t("notBooked")}</span>;
    return <WhyEmpty {...{ companyId, year, of }} reason={step.reason} />;
  };
  const unitOf = (course: ChartedFigure) => {
    const unit = figures.unit(course.keyFigure.valueType);
    return unit && `, ${unit}`;
  };
  return (
    <>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <Table label={title} className="shadow-none">
        <thead>
          <tr>
            <Th>{t("period")}</Th>
            {courses.map((course) => (
              <Th key={course.keyFigure.id} numeric>
                {alone ? t("value") : course.keyFigure.name}
                {unitOf(course)}
                {hasPeriods && course.keyFigure.timeBasis === "day" && (
                  <span className="font-normal"> {t("atEnd")}</span>
                )}
              </Th>
            ))}
            {alone && (
              <>
                <Th numeric wideOnly className="first-letter:uppercase">
                  {t(isOfSeveralMonths ? "sameMonthsBefore" : "yearBefore")}
                </Th>
                <Th numeric wideOnly>
                  {t("change")}
                </Th>
                {hasTargets && (
                  <Th numeric wideOnly className="first-letter:uppercase">
                    {t("target")}
                  </Th>
                )}
                {hasBudget && (
                  <Th numeric wideOnly className="first-letter:uppercase">
                    {t("budget")}
                  </Th>
                )}
              </>
            )}
            {pins.length > 0 && <Th wideOnly>{t("comments")}</Th>}
          </tr>
        </thead>
        <tbody>
          {courses[0]!.steps.map((step, index) => (
            <Tr key={step.period.end}>
              <Td className="whitespace-nowrap max-sm:whitespace-normal">
                <Time lines={names.time(courses, index)} marks={alone ? step : {}} />
              </Td>
              {courses.map((course) => (
                <Td key={course.keyFigure.id} numeric>
                  {course.steps[index] && value(course, course.steps[index], index)}
                </Td>
              ))}
              {alone && (
                <>
                  <Td numeric wideOnly>
                    {step.before === null ? "–" : figures.full(step.before, alone.keyFigure)}
                  </Td>
                  <Td numeric wideOnly className="text-ink-2">
                    {step.before === null || step.value === null
                      ? "–"
                      : changeText(changeOf(step.value, step.before, alone.keyFigure.valueType), alone.keyFigure)}
                  </Td>
                  {hasTargets && (
                    <Td numeric wideOnly>
                      {step.target === null ? "–" : figures.full(step.target, alone.keyFigure)}
                    </Td>
                  )}
                  {hasBudget && (
                    <Td numeric wideOnly>
                      {step.budget === null ? "–" : figures.full(step.budget, alone.keyFigure)}
                    </Td>
                  )}
                </>
              )}
              {pins.length > 0 && (
                <Td wideOnly className="max-w-80 py-1.5 text-xs">
                  {pins
                    .filter((pin) => pin.step === index)
                    .flatMap((pin) => pin.comments)
                    .map(({ id, period, message }) => (
                      <p key={id} className="line-clamp-2">
                        <LiveMessage companyId={companyId} period={period} message={message} />
                      </p>
                    ))}
                </Td>
              )}
            </Tr>
          ))}
        </tbody>
      </Table>
      {!alone && <FigureNotes courses={courses} />}
    </>
  );
}

/** The period of a step, or the day of balances; below it the part that is booked, and the notes on its value. */
function Time({ lines: [first, ...more], marks }: { lines: readonly string[]; marks: ValueNotesProps["value"] }) {
  return (
    <>
      {first}
      <span className="block text-xs text-ink-2">
        {more.join(" · ")}
        <ValueNotes value={marks} isFirst={more.length === 0} />
      </span>
    </>
  );
}

/** Lists below the table the figures that have notes; within the columns, notes would break the alignment. */
function FigureNotes({ courses }: { courses: readonly ChartedFigure[] }) {
  return courses.map(({ keyFigure, steps }) => {
    const annualised = steps.find((step) => step.annualised)?.annualised;
    const estimated = steps.find((step) => step.estimated)?.estimated;
    if (!annualised && !estimated) return null;
    return (
      <p key={keyFigure.id} className="mt-2 text-xs text-ink-2">
        {keyFigure.name}
        <ValueNotes value={{ annualised, estimated }} />
      </p>
    );
  });
}
