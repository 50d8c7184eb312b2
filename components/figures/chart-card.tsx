"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Period } from "@/contract/period";
import { commentPath } from "@/lib/comments/paths";
import { isKeyFigureComment } from "@/lib/comments/comment-kind";
import { commentsQueries } from "@/lib/comments/queries";
import { daysOfRange } from "@/lib/figures/chart-range";
import { courseOf } from "@/lib/figures/course";
import { commentsOfSteps } from "@/lib/figures/pins";
import { useCourses } from "@/lib/figures/use-courses";
import { usePresentation } from "@/lib/figures/use-presentation";
import { SlowNote } from "@/components/ui/slow-note";
import { ErrorState } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { ChartControls } from "./chart-controls";
import { ChartSkeleton } from "./chart-skeleton";
import { ComparedFigures } from "./compared-figures";
import { CourseTable } from "./course-table";
import { FigureChart } from "./figure-chart";

interface ChartCardProps {
  companyId: string;
  year: FiscalYear;
  years: readonly FiscalYear[];
  /** Ids of the compared key figures, the chosen one first. */
  figures: readonly string[];
  onTrace: (keyFigureId: string, period: Period) => void;
}

/** One to five key figures over a range, as a chart or as a table of the same numbers. */
export function ChartCard({ companyId, year, years, figures, onTrace }: ChartCardProps) {
  const t = useTranslations("figures.chart");
  const { steps: resolution, range, view, dimensionId, set } = usePresentation();
  const held = useHeldDeletions();
  const { data: comments = [] } = useQuery(commentsQueries.list(companyId));
  const { courses, error, retry } = useCourses(companyId, figures, resolution, dimensionId);
  const days = daysOfRange(range, year, years);
  const shown = courses?.map((result) => ({
    keyFigure: result.keyFigure,
    steps: courseOf(result, days),
  }));
  const shownComments = comments.filter(isKeyFigureComment).filter(({ id }) => !held.has(commentPath(companyId, id)));
  const pins = commentsOfSteps(shownComments, shown ?? [], days);
  const CourseView = view === "table" ? CourseTable : FigureChart;
  return (
    <section
      aria-label={t("title")}
      className="min-w-0 break-inside-avoid rounded-lg border border-line bg-panel p-4 shadow-card print:shadow-none"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-2 print:hidden">
        <ComparedFigures
          figures={figures}
          onChange={(chosen) => {
            set({ figures: chosen });
          }}
        />
        <ChartControls
          {...{ year, years, resolution, range }}
          onResolution={(chosen) => {
            set({ steps: chosen });
          }}
          onRange={(chosen) => {
            set({ range: chosen });
          }}
        />
      </div>
      {error ? (
        <ErrorState error={error} title={t("failed")} onRetry={retry} />
      ) : !shown ? (
        <>
          <ChartSkeleton />
          <SlowNote />
        </>
      ) : shown.every((course) => course.steps.length === 0) ? (
        <p className="py-16 text-center text-ink-2">{t("noSteps")}</p>
      ) : (
        <CourseView {...{ companyId, year, courses: shown, pins, resolution, onTrace }} />
      )}
    </section>
  );
}
