"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay } from "@/contract/period";
import { cardFigure } from "@/lib/figures/card-figures";
import { figuresQueries } from "@/lib/figures/queries";
import { writeTraceAddress, type TraceAddress } from "@/lib/figures/trace-address";
import { usePresentation } from "@/lib/figures/use-presentation";
import { chosenPreset } from "@/lib/presets/chosen-preset";
import { presetsQueries } from "@/lib/presets/queries";
import { ChosenYear } from "@/components/periods/chosen-year";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";

// Loaded on demand: with the code of the vouchers, the page would exceed its size limit.
const TraceContent = onDemand(() => import("./trace-panel").then((module) => module.TraceContent));

/** Meeting page with the trace of the value in the address, else of the first figure of the preset that has a value. */
export function MeetingTrace({ companyId }: { companyId: string }) {
  const t = useTranslations("figures.meeting");
  const { trace } = usePresentation();
  return (
    <ChosenYear
      companyId={companyId}
      skeleton={<SkeletonRows label={t("loading")} />}
      noBooks={<EmptyState title={t("empty")} />}
    >
      {(year, years) => (
        <>
          <FigureChoice companyId={companyId} year={year} trace={trace} />
          <TraceView {...{ companyId, years, year, trace }} />
        </>
      )}
    </ChosenYear>
  );
}

/** The figures of the preset that have a value in the year, each with the period that its card shows. */
function usePresetTraces(companyId: string, year: FiscalYear) {
  const { preset: wanted, resolution, dimensionId } = usePresentation();
  const presets = useQuery(presetsQueries.list(companyId));
  const preset = chosenPreset(presets.data ?? [], wanted);
  const query = useQuery({
    ...figuresQueries.figures(companyId, preset ?? NO_PRESET, year, resolution, dimensionId),
    enabled: preset !== undefined,
  });
  return {
    query: presets.data ? query : presets,
    dimensionId,
    hasNoPresets: presets.data?.length === 0,
    traces: (query.data ?? []).flatMap((result) => {
      const { shown } = cardFigure(result);
      if (!shown || shown.value === null) return [];
      const { id, name } = result.keyFigure;
      return [{ name, keyFigureId: id, first: firstDay(shown.period), last: lastDay(shown.period) }];
    }),
  };
}

/** Fills the key of the query while the query is disabled. */
const NO_PRESET = { id: "", name: "", keyFigureTypes: [] };

interface FigureChoiceProps {
  companyId: string;
  year: FiscalYear;
  trace: TraceAddress | null;
}

function FigureChoice({ companyId, year, trace }: FigureChoiceProps) {
  const t = useTranslations("figures.meeting");
  const { set } = usePresentation();
  const { traces } = usePresetTraces(companyId, year);
  if (traces.length === 0) return null;
  const shown = trace ?? traces[0]!;
  const isOfPreset = traces.some(({ keyFigureId }) => keyFigureId === shown.keyFigureId);
  return (
    <div className="mb-4 flex print:hidden">
      <Select
        shape="pill"
        label={t("figure")}
        value={isOfPreset ? shown.keyFigureId : ""}
        onChange={({ target }) => {
          const chosen = traces.find(({ keyFigureId }) => keyFigureId === target.value);
          if (chosen) set({ trace: { keyFigureId: chosen.keyFigureId, first: chosen.first, last: chosen.last } });
        }}
        options={[
          ...(isOfPreset ? [] : [{ value: "", label: t("otherFigure"), disabled: true }]),
          ...traces.map(({ keyFigureId, name }) => ({ value: keyFigureId, label: name })),
        ]}
      />
    </div>
  );
}

function TraceView({ companyId, years, year, trace }: FigureChoiceProps & { years: readonly FiscalYear[] }) {
  const t = useTranslations("figures.meeting");
  const { query, traces, dimensionId, hasNoPresets } = usePresetTraces(companyId, year);
  if (trace) {
    return <TraceContent key={writeTraceAddress(trace)} {...{ companyId, years, dimensionId }} address={trace} />;
  }
  if (hasNoPresets) return <EmptyState title={t("nothingToTrace")} />;
  return (
    <QueryView<unknown> query={query} skeleton={<SkeletonRows label={t("loading")} />}>
      {() => {
        const first = traces[0];
        return first ? (
          <TraceContent key={writeTraceAddress(first)} {...{ companyId, years, dimensionId }} address={first} />
        ) : (
          <EmptyState title={t("nothingToTrace")} />
        );
      }}
    </QueryView>
  );
}
