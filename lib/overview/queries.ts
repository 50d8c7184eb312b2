import { queryOptions } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { KeyFigurePreset } from "@/contract/key-figure-preset";
import { firstDay, lastDay } from "@/contract/period-steps";
import { apiGet } from "../api-client";
import { keyFigureValuesPath } from "../api-paths";
import { yearBefore } from "./card-figures";
import type { Resolution } from "./resolutions";

const listSchema = () => import("@/contract/key-figure-value").then((contract) => contract.keyFigureResultListSchema);

export const overviewQueries = {
  all: (companyId: string) => ["key-figure-values", companyId] as const,
  /** The key figures of a preset in steps of the fiscal year, and in those of the twelve months before it. */
  figures: (companyId: string, preset: KeyFigurePreset, year: FiscalYear, resolution: Resolution) => {
    const { id: keyFigurePresetId, keyFigureTypes } = preset;
    const startDate = yearBefore(firstDay(year));
    const endDate = lastDay(year);
    return queryOptions({
      queryKey: [...overviewQueries.all(companyId), keyFigurePresetId, keyFigureTypes, startDate, endDate, resolution],
      queryFn: ({ signal }) =>
        apiGet(keyFigureValuesPath(companyId, { startDate, endDate, keyFigurePresetId, resolution }), listSchema, {
          signal,
        }),
    });
  },
};
