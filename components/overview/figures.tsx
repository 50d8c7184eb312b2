"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect } from "react";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { KeyFigurePreset } from "@/contract/key-figure-preset";
import { cardFigure } from "@/lib/overview/card-figures";
import { overviewQueries } from "@/lib/overview/queries";
import { FIRST_RESOLUTION, RESOLUTIONS, type Resolution } from "@/lib/overview/resolutions";
import { presetsQueries } from "@/lib/presets/queries";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { QueryView } from "../ui/query-view";
import { Select } from "../ui/select";
import { Skeleton } from "../ui/skeleton";
import { FigureCard } from "./figure-card";

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

interface FiguresProps {
  companyId: string;
  year: FiscalYear;
  years: readonly FiscalYear[];
}

/** The key figures of a preset for the fiscal year; the preset and its steps are in the address. */
export function Figures({ companyId, year, years }: FiguresProps) {
  const t = useTranslations("overview.figures");
  const presets = useQuery(presetsQueries.list(companyId));
  return (
    <QueryView query={presets} skeleton={<CardsSkeleton />} errorTitle={t("presetsFailed")}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-ink-2">{t("noPresets")}</p>
        ) : (
          <Chosen {...{ companyId, year, years }} presets={list} />
        )
      }
    </QueryView>
  );
}

function Chosen({ companyId, year, years, presets }: FiguresProps & { presets: readonly KeyFigurePreset[] }) {
  const t = useTranslations("overview.figures");
  const textsOf = usePresetTexts();
  const [wanted, setPreset] = useQueryState("preset", parseAsString.withOptions({ history: "push" }));
  const [resolution, setResolution] = useQueryState(
    "resolution",
    parseAsStringLiteral(RESOLUTIONS).withDefault(FIRST_RESOLUTION).withOptions({ history: "push" }),
  );
  const preset = presets.find(({ id }) => id === wanted) ?? presets[0]!;
  const query = useQuery(overviewQueries.figures(companyId, preset, year, resolution));
  useNeighbours({ companyId, year, years, presets }, preset, resolution, query.isSuccess);
  return (
    <section aria-label={t("title")}>
      <div className="mb-3 flex flex-wrap gap-2">
        <Select
          shape="pill"
          label={t("preset")}
          value={preset.id}
          onChange={(event) => void setPreset(event.target.value)}
          options={presets.map((option) => ({ value: option.id, label: textsOf(option).name }))}
        />
        <Select
          shape="pill"
          label={t("resolution")}
          value={resolution}
          onChange={(event) => void setResolution(event.target.value as Resolution)}
          options={RESOLUTIONS.map((value) => ({ value, label: t(`resolutions.${value}`) }))}
        />
      </div>
      <QueryView query={query} skeleton={<CardsSkeleton />} errorTitle={t("failed")}>
        {(results) =>
          results.length === 0 ? (
            <p className="text-ink-2">{t("emptyPreset")}</p>
          ) : (
            <ul className={GRID}>
              {results.map((result) => (
                <li key={result.keyFigure.id}>
                  <FigureCard
                    companyId={companyId}
                    year={year}
                    keyFigure={result.keyFigure}
                    figure={cardFigure(result, year)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

/** Fetches what one step of a switcher leads to, after what is shown, so that it is painted from memory. */
function useNeighbours(
  { companyId, year, years, presets }: FiguresProps & { presets: readonly KeyFigurePreset[] },
  preset: KeyFigurePreset,
  resolution: Resolution,
  isShown: boolean,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isShown) return;
    for (const near of around(presets, preset))
      queryClient.query(overviewQueries.figures(companyId, near, year, resolution)).catch(unseen);
    for (const near of around(years, year))
      queryClient.query(overviewQueries.figures(companyId, preset, near, resolution)).catch(unseen);
  }, [queryClient, companyId, presets, years, preset, year, resolution, isShown]);
}

/** What was fetched ahead in vain is asked for again, and its failure shown, once it is chosen. */
function unseen() {
  return undefined;
}

function around<T extends { id: string }>(list: readonly T[], { id }: T): T[] {
  const at = list.findIndex((item) => item.id === id);
  return [list[at - 1], list[at + 1]].filter((item) => item !== undefined);
}

function CardsSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} className="h-36 rounded-lg" />
      ))}
    </div>
  );
}
