"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigurePreset } from "@/contract/presets";
import { whenIdle } from "@/lib/idle";
import { inputsQueries } from "@/lib/inputs/queries";
import { figuresQueries } from "./queries";
import type { Resolution } from "@/contract/figures/resolutions";

interface Shown {
  companyId: string;
  year: FiscalYear;
  years: readonly FiscalYear[];
  preset: KeyFigurePreset;
  presets: readonly KeyFigurePreset[];
  /** The length of the periods of the cards. */
  resolution: Resolution;
  /** The length of the steps of the chart. */
  steps: Resolution;
  /** Id of a dimension object; undefined for the whole company. */
  dimensionId: string | undefined;
}

/** Number of presets and years on either side of the shown one that are prefetched. */
const NEIGHBOURS = 5;

/**
 * Prefetches the neighbouring presets and years, nearest first and one after the other, so that choosing one shows it
 * at once. Starts when the cards are there (`isReady`) and the browser is idle.
 */
export function usePrefetchNeighbours(shown: Shown, isReady: boolean): void {
  const queryClient = useQueryClient();
  const { companyId, year, years, preset, presets, resolution, steps, dimensionId } = shown;
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const fetchesOf = (otherPreset: KeyFigurePreset, otherYear: FiscalYear) => {
      const query = [companyId, otherPreset, otherYear, resolution, dimensionId] as const;
      return [
        () => queryClient.query(figuresQueries.figures(...query)),
        () => queryClient.query(figuresQueries.lines(...query)),
      ];
    };
    const byPreset = around(presets, preset).map((other) => [
      ...fetchesOf(other, year),
      ...other.keyFigureTypes
        .slice(0, 1)
        .map((first) => () => queryClient.query(figuresQueries.course(companyId, first, steps, dimensionId))),
    ]);
    const byYear = around(years, year).map((other) => [
      ...fetchesOf(preset, other),
      () => queryClient.query(inputsQueries.data(companyId, other.id)),
    ]);
    const fetchAll = async () => {
      for (let i = 0; i < Math.max(byPreset.length, byYear.length); i++) {
        for (const fetch of [...(byPreset[i] ?? []), ...(byYear[i] ?? [])]) {
          await whenIdle();
          if (!isCurrent) return;
          await quietly(fetch());
        }
      }
    };
    void fetchAll();
    return () => {
      isCurrent = false;
    };
  }, [queryClient, companyId, presets, years, preset, year, resolution, steps, dimensionId, isReady]);
}

/** Returns a function that prefetches the chart of a figure that is likely to be chosen next. */
export function usePrefetchCourse(
  companyId: string,
  steps: Resolution,
  dimensionId: string | undefined,
): (keyFigureId: string) => void {
  const queryClient = useQueryClient();
  return (keyFigureId) =>
    void quietly(queryClient.query(figuresQueries.course(companyId, keyFigureId, steps, dimensionId)));
}

/** Ignores a failed prefetch: choosing the item fetches it again and shows the failure. */
async function quietly(fetching: Promise<unknown>): Promise<void> {
  await fetching.catch(() => undefined);
}

function around<T extends { id: string }>(list: readonly T[], { id }: T): T[] {
  const at = list.findIndex((one) => one.id === id);
  return list
    .map((one, index) => ({ one, distance: Math.abs(index - at) }))
    .filter(({ distance }) => distance > 0 && distance <= NEIGHBOURS)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
}
