import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { keyFigureValuesPath } from "@/lib/figures/paths";
import { figuresKey, keyFigureResultsSchema } from "@/lib/figures/results";

/** The key figures of an opened row; those that the company does not show are left out. */
export const DETAIL_FIGURES: readonly string[] = [
  "NetSales",
  "GrossProfitMargin",
  "OperatingMargin",
  "ProfitAfterFinancialItems",
  "EquityRatio",
  "QuickRatio",
  "WorkingCapital",
  "CashFlow",
];

/** A company's key figures of its latest fiscal year, each with the value of the year before. */
export function detailsQuery(companyId: string) {
  return queryOptions({
    queryKey: [...figuresKey(companyId), "details"],
    queryFn: ({ signal }) =>
      apiGet(
        keyFigureValuesPath(companyId, { keyFigurePresetId: "VisibleKeyFigures", numberOfYears: 1 }),
        keyFigureResultsSchema,
        {
          signal,
        },
      ),
  });
}
