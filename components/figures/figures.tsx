"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigurePreset } from "@/contract/presets";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { cardFigure, cardLine } from "@/lib/figures/card-figures";
import { figuresQueries } from "@/lib/figures/queries";
import { RESOLUTIONS, type Resolution } from "@/contract/figures/resolutions";
import { lineSteps } from "@/lib/figures/resolutions";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { usePrefetchNeighbours, usePrefetchCourse } from "@/lib/figures/use-prefetch";
import { MAX_FIGURES, usePresentation } from "@/lib/figures/use-presentation";
import { objectName } from "@/lib/statements/object-name";
import { objectsQuery } from "@/lib/statements/objects-query";
import { chosenPreset } from "@/lib/presets/chosen-preset";
import { presetsQueries } from "@/lib/presets/queries";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { useMeeting } from "@/components/shell/meeting";
import { classes } from "@/components/ui/classes";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { ChartSkeleton } from "./chart-skeleton";
import { FigureCard } from "./figure-card";
import { FigureObjectChoice } from "./figure-object-choice";
import { LatestComments } from "./latest-comments";

/** Loaded on demand: the cards come first, and the chart cannot be drawn before the window's width is known. */
const ChartCard = onDemand(() => import("./chart-card").then((module) => module.ChartCard), <ChartSkeleton />);
const FiguresTable = onDemand(() => import("./figures-table").then((module) => module.FiguresTable));
const ObjectsTable = onDemand(() => import("./objects-table").then((module) => module.ObjectsTable), <ChartSkeleton />);
const TracePanel = onDemand(() => import("./trace-panel").then((module) => module.TracePanel));

const GRID = "grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5 print:grid-cols-3";
/** A meeting's large type needs wider cards. */
const MEETING_GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3";

interface FiguresProps {
  companyId: string;
  year: FiscalYear;
  years: readonly FiscalYear[];
}

/** The key figures of a preset for the fiscal year, and the chart of the chosen ones. */
export function Figures({ companyId, year, years }: FiguresProps) {
  const t = useTranslations("figures.figures");
  const presets = useQuery(presetsQueries.list(companyId));
  return (
    <QueryView query={presets} skeleton={<CardsSkeleton />} errorTitle={t("presetsFailed")}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-ink-2">{t("noPresets")}</p>
        ) : (
          <PresetFigures {...{ companyId, year, years }} presets={list} />
        )
      }
    </QueryView>
  );
}

function PresetFigures({ companyId, year, years, presets }: FiguresProps & { presets: readonly KeyFigurePreset[] }) {
  const t = useTranslations("figures.figures");
  const textsOf = usePresetTexts();
  const { preset: wanted, resolution, steps, view, trace, dimensionId, dimensionNumber, set } = usePresentation();
  const preset = chosenPreset(presets, wanted)!;
  const meeting = useMeeting();
  const query = useQuery(figuresQueries.figures(companyId, preset, year, resolution, dimensionId));
  // A separate query, so that the cards do not wait for their lines.
  const lines = useQuery(figuresQueries.lines(companyId, preset, year, resolution, dimensionId));
  usePrefetchNeighbours({ companyId, year, years, preset, presets, resolution, steps, dimensionId }, query.isSuccess);
  const objects = useQuery({
    ...objectsQuery(companyId, year.id),
    enabled: dimensionId !== undefined,
  });
  const object = objects.data?.find(({ id }) => id === dimensionId);
  return (
    <section aria-label={t("title")}>
      <h2 className="mb-2 hidden text-lg font-semibold print:block">
        {textsOf(preset).name} · {t(`resolutions.${resolution}`)}
        {dimensionId !== undefined && ` · ${object ? objectName(object) : dimensionId}`}
      </h2>
      <div className="mb-3 flex flex-wrap gap-2 print:hidden">
        <span className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2">
          {/* The first preset has the same name as the page, so without this label it would look like a heading. */}
          <span aria-hidden="true" className="text-ink-2">
            {t("preset")}
          </span>
          <Select
            shape="pill"
            label={t("preset")}
            value={preset.id}
            onChange={(event) => {
              set({ preset: event.target.value, figures: null });
            }}
            options={presets.map((option) => ({ value: option.id, label: textsOf(option).name }))}
          />
        </span>
        <Select
          shape="pill"
          label={t("resolution")}
          value={resolution}
          onChange={(event) => {
            set({ resolution: event.target.value as Resolution });
          }}
          options={RESOLUTIONS.map((value) => ({ value, label: t(`resolutions.${value}`) }))}
        />
        <FigureObjectChoice companyId={companyId} fiscalYearId={year.id} />
        <div className="ml-auto">
          <Segmented
            label={t("view")}
            value={view}
            onChange={(chosen) => {
              set({ view: chosen });
            }}
            options={(["chart", "table"] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
          />
        </div>
      </div>
      <QueryView query={query} skeleton={<CardsSkeleton />} errorTitle={t("failed")}>
        {(results) =>
          dimensionNumber !== undefined ? (
            <ObjectsTable {...{ companyId, year, preset, dimensionNumber, resolution }} whole={results} />
          ) : results.length === 0 ? (
            <p className="text-ink-2">{t("emptyPreset")}</p>
          ) : (
            <Results {...{ companyId, year, years, results }} lines={lines.data} />
          )
        }
      </QueryView>
      {trace && !meeting && (
        <TracePanel
          key={writeTraceAddress(trace)}
          {...{ companyId, years, dimensionId }}
          address={trace}
          onClose={() => {
            set({ trace: null });
            focusFigure(trace.keyFigureId);
          }}
        />
      )}
    </section>
  );
}

interface ResultsProps extends FiguresProps {
  results: readonly KeyFigureResult[];
  /** The same key figures at the resolution of the cards' lines; undefined until they are fetched. */
  lines: readonly KeyFigureResult[] | undefined;
}

function Results({ companyId, year, years, results, lines }: ResultsProps) {
  const t = useTranslations("figures.figures");
  const { figures: wanted, resolution, steps, view, dimensionId, set } = usePresentation();
  const prefetch = usePrefetchCourse(companyId, steps, dimensionId);
  const chart = useRef<HTMLDivElement>(null);
  const figures = wanted?.length ? wanted : [results[0]!.keyFigure.id];
  const choose = (id: string, beside: boolean) => {
    const isShown = figures.includes(id);
    if (!beside) set({ figures: [id] });
    else if (!isShown) set({ figures: [...figures, id].slice(-MAX_FIGURES) });
    else if (figures.length > 1) set({ figures: figures.filter((one) => one !== id) });
    chart.current?.scrollIntoView({ block: "nearest" });
  };
  const lineOf = (result: KeyFigureResult) => {
    if (!lines) return null;
    const { id, name } = result.keyFigure;
    const values = cardLine(
      result,
      lines.find((line) => line.keyFigure.id === id),
    );
    const isByMonth = result.keyFigure.addsUp && lineSteps(resolution) !== resolution;
    return { values, label: t(isByMonth ? "courseByMonth" : "course", { name }) };
  };
  const meeting = useMeeting();
  const onTrace = (keyFigureId: string, period: Period) => {
    const trace = { keyFigureId, first: firstDay(period), last: lastDay(period) };
    if (meeting) meeting.openTrace(trace);
    else set({ trace });
  };
  return (
    <>
      {view === "table" ? (
        <FiguresTable companyId={companyId} year={year} results={results} onTrace={onTrace} />
      ) : (
        <ul className={meeting ? MEETING_GRID : GRID}>
          {results.map((result) => (
            <li key={result.keyFigure.id}>
              <FigureCard
                companyId={companyId}
                year={year}
                keyFigure={result.keyFigure}
                figure={cardFigure(result)}
                line={lineOf(result)}
                isCharted={figures.includes(result.keyFigure.id)}
                onChart={(beside) => {
                  choose(result.keyFigure.id, beside);
                }}
                onTrace={(period) => {
                  onTrace(result.keyFigure.id, period);
                }}
                onNear={() => {
                  prefetch(result.keyFigure.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div
        ref={chart}
        className={classes(
          "mt-4 grid grid-cols-1 scroll-mt-14 scroll-mb-4 items-start gap-4 print:block",
          !meeting && "lg:grid-cols-[minmax(0,1fr)_340px]",
        )}
      >
        <ChartCard {...{ companyId, year, years, figures, onTrace }} />
        <div className="print:mt-4">
          <LatestComments companyId={companyId} />
        </div>
      </div>
    </>
  );
}

function CardsSkeleton() {
  return (
    <div className={useMeeting() ? MEETING_GRID : GRID}>
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} className="h-34 rounded-lg" />
      ))}
    </div>
  );
}

/** Focuses the traced figure after its trace has closed, if no button that opened the trace got the focus back. */
function focusFigure(keyFigureId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-trace-of="${CSS.escape(keyFigureId)}"]`)?.focus();
  });
}
