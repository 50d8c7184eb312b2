import { queryOptions } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigurePreset } from "@/contract/presets";
import { firstDay, lastDay } from "@/contract/period";
import { apiGet } from "@/lib/api/client";
import {
  keyFigureTracePath,
  keyFigureValuePath,
  keyFigureValuesPath,
  keyFigureWorkbookPath,
  traceWorkbookPath,
  type KeyFigureValueQuery,
} from "./paths";
import type { Resolution } from "@/contract/figures/resolutions";
import { lineSteps } from "./resolutions";
import { figuresKey, keyFigureResultsSchema } from "./results";
import type { TraceAddress } from "./trace-address";

const oneSchema = () =>
  import("@/contract/figures/key-figure-value").then((contract) => contract.keyFigureResultSchema);
const traceSchema = () =>
  import("@/contract/figures/key-figure-trace").then((contract) => contract.keyFigureTraceSchema);
const workbookSchema = () =>
  import("@/contract/figures/key-figure-workbook").then((contract) => contract.keyFigureWorkbookSchema);

export const figuresQueries = {
  all: figuresKey,
  /**
   * The key figures of a preset in steps of the fiscal year; each value comes with the one a year earlier. Here and in
   * the other queries, `dimensionId` selects a dimension object; without it, the values are of the whole company.
   */
  figures: (
    companyId: string,
    preset: KeyFigurePreset,
    year: FiscalYear,
    resolution: Resolution,
    dimensionId?: string,
  ) => {
    const { id: keyFigurePresetId, keyFigureTypes } = preset;
    const startDate = firstDay(year);
    const endDate = lastDay(year);
    return queryOptions({
      queryKey: [
        ...figuresQueries.all(companyId),
        keyFigurePresetId,
        keyFigureTypes,
        startDate,
        endDate,
        resolution,
        dimensionId ?? "",
      ],
      queryFn: ({ signal }) =>
        apiGet(
          keyFigureValuesPath(companyId, { startDate, endDate, keyFigurePresetId, resolution, dimensionId }),
          keyFigureResultsSchema,
          { signal },
        ),
    });
  },
  /** The key figures of a preset in the steps of the cards' lines: the same steps, but months for the year to date. */
  lines: (companyId: string, preset: KeyFigurePreset, year: FiscalYear, resolution: Resolution, dimensionId?: string) =>
    figuresQueries.figures(companyId, preset, year, lineSteps(resolution), dimensionId),
  /** All key figures as sheets of formulas; never cached, because they are large. */
  workbook: (companyId: string, query: KeyFigureValueQuery) =>
    queryOptions({
      queryKey: [...figuresQueries.all(companyId), "workbook", query],
      queryFn: ({ signal }) => apiGet(keyFigureWorkbookPath(companyId, query), workbookSchema, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** All key figures in steps of the fiscal year. */
  year: (companyId: string, year: FiscalYear, resolution: Resolution) => {
    const query = { startDate: firstDay(year), endDate: lastDay(year), resolution };
    return queryOptions({
      queryKey: [...figuresQueries.all(companyId), "year", query],
      queryFn: ({ signal }) => apiGet(keyFigureValuesPath(companyId, query), keyFigureResultsSchema, { signal }),
    });
  },
  /** One key figure in steps of all fiscal years; a chart shows a range of them. */
  course: (companyId: string, keyFigureId: string, resolution: Resolution, dimensionId?: string) =>
    queryOptions({
      queryKey: [...figuresQueries.all(companyId), "course", keyFigureId, resolution, dimensionId ?? ""],
      queryFn: ({ signal }) =>
        apiGet(keyFigureValuePath(companyId, keyFigureId, { resolution, dimensionId }), oneSchema, { signal }),
    }),
  /** The trace of a value. `account` limits the rows to one account, when there are too many to return all. */
  trace: (companyId: string, { keyFigureId, first, last }: TraceAddress, account?: string, dimensionId?: string) =>
    queryOptions({
      queryKey: [...figuresQueries.all(companyId), "trace", keyFigureId, first, last, account ?? "", dimensionId ?? ""],
      queryFn: ({ signal }) =>
        apiGet(
          keyFigureTracePath(companyId, keyFigureId, { startDate: first, endDate: last, account, dimensionId }),
          traceSchema,
          { signal },
        ),
    }),
  /** The trace of a value as sheets of formulas; never cached, because they are large. */
  traceWorkbook: (companyId: string, { keyFigureId, first, last }: TraceAddress, dimensionId?: string) =>
    queryOptions({
      queryKey: [...figuresQueries.all(companyId), "traceWorkbook", keyFigureId, first, last, dimensionId ?? ""],
      queryFn: ({ signal }) =>
        apiGet(
          traceWorkbookPath(companyId, keyFigureId, { startDate: first, endDate: last, dimensionId }),
          workbookSchema,
          { signal },
        ),
      staleTime: 0,
      gcTime: 0,
    }),
};
