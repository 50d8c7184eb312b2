"use client";

import { useTranslations } from "next-intl";
import { changeOf } from "@/lib/overview/card-figures";
import type { CourseStep } from "@/lib/overview/course";
import { useChangeText } from "@/lib/overview/use-change-text";
import { useFigureFormats } from "@/lib/overview/use-figure-formats";
import { useStepNames } from "@/lib/overview/use-step-names";
import { Table, Td, Th, Tr } from "../ui/table";
import type { CoursesProps, ShownCourse } from "./shown-course";
import { TracedValue } from "./traced-value";
import { WhyEmpty } from "./why-empty";

/** The numbers of the chart and what was said of them. */
export function CourseTable({ companyId, year, courses, pins, resolution, onTrace }: CoursesProps) {
  const t = useTranslations("overview.chart");
  const names = useStepNames(resolution);
  const figures = useFigureFormats(year.currency);
  const changeText = useChangeText();
  const alone = courses.length === 1 ? courses[0]! : null;
  const hasTargets = alone?.steps.some(({ target }) => target !== null) ?? false;
  const hasBudget = alone?.steps.some(({ budget }) => budget !== null) ?? false;
  const title = t(`titles.${resolution}`, { figures: courses.map(({ keyFigure }) => keyFigure.name).join(", ") });
  const value = (course: ShownCourse, step: CourseStep) => {
    const of = `${course.keyFigure.name}, ${names.full(step.period)}`;
    if (step.value !== null) {
      return (
        <TracedValue
          of={of}
          onTrace={() => {
            onTrace(course.keyFigureId, step.period);
          }}
        >
          {figures.full(step.value, course.keyFigure)}
        </TracedValue>
      );
    }
    if (!step.reason) return <span className="text-ink-3">{t("notBooked")}</span>;
    return <WhyEmpty {...{ companyId, year, of }} reason={step.reason} />;
  };
  const unitOf = (course: ShownCourse) => {
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
              <Th key={course.keyFigureId} numeric>
                {alone ? t("value") : course.keyFigure.name}
                {unitOf(course)}
              </Th>
            ))}
            {alone && (
              <>
                <Th numeric wideOnly>
                  {t("yearBefore")}
                </Th>
                <Th numeric wideOnly>
                  {t("change")}
                </Th>
                {hasTargets && (
                  <Th numeric wideOnly>
                    {t("target")}
                  </Th>
                )}
                {hasBudget && (
                  <Th numeric wideOnly>
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
              <Td className="whitespace-nowrap">{names.full(step.period)}</Td>
              {courses.map((course) => (
                <Td key={course.keyFigureId} numeric>
                  {course.steps[index] && value(course, course.steps[index])}
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
                      : changeText(
                          changeOf(step.value, step.before, alone.keyFigure.valueType),
                          alone.keyFigure.valueType,
                        )}
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
                    .map(({ id, message }) => (
                      <p key={id} className="line-clamp-2">
                        {message}
                      </p>
                    ))}
                </Td>
              )}
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
