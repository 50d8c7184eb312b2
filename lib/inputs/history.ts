import { queryOptions } from "@tanstack/react-query";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { apiGet } from "@/lib/api/client";
import { keyFigureDataHistoryPath } from "./paths";
import { inputsQueries } from "./queries";

const historySchema = () =>
  import("@/contract/inputs/key-figure-data-history").then((contract) => contract.keyFigureDataHistorySchema);

/** Identifies a value that the service has stored. */
export interface StoredValueKey {
  readonly companyId: string;
  readonly fiscalYearId: string;
  readonly keyFigureInfoId: string;
  readonly period: Period;
  /** Undefined for the whole company. */
  readonly dimensionId: string | undefined;
}

/** The changes of one value, the newest first. They are fetched whenever the history is opened. */
export function keyFigureHistoryQuery({
  companyId,
  fiscalYearId,
  keyFigureInfoId,
  period,
  dimensionId = "",
}: StoredValueKey) {
  const search = {
    keyFigureInfoId,
    startDate: firstDay(period),
    endDate: lastDay(period),
    dimensionId,
  };
  return queryOptions({
    queryKey: [...inputsQueries.all(companyId), "history", fiscalYearId, search],
    queryFn: ({ signal }) =>
      apiGet(keyFigureDataHistoryPath(companyId, fiscalYearId, search), historySchema, { signal }),
    staleTime: 0,
  });
}
