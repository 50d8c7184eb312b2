"use client";

import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { figuresQueries } from "./queries";
import type { Resolution } from "@/contract/figures/resolutions";

/** The values over time of several key figures. `courses` has their order, and is undefined until all are fetched. */
export function useCourses(
  companyId: string,
  figures: readonly string[],
  resolution: Resolution,
  dimensionId?: string,
) {
  return useQueries({
    queries: figures.map((id) => figuresQueries.course(companyId, id, resolution, dimensionId)),
    combine,
  });
}

function combine(results: UseQueryResult<KeyFigureResult>[]) {
  const courses = results.flatMap(({ data }) => data ?? []);
  const failed = results.find(({ isError, data }) => isError && data === undefined);
  return {
    courses: courses.length === results.length ? courses : undefined,
    error: failed?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
