import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { keyFigureValuesPath } from "@/lib/api/paths";
import { figuresQueries, keyFigureResultsSchema } from "@/lib/figures/queries";

/** The key figures of an opened row; those that the company does not show are left out. */
export const DETAIL_FIGURES: readonly string[] = [
  ...["NetSales", "GrossProfitMargin", "OperatingMargin", "ProfitAfterFinancialItems"],
  ...["EquityRatio", "QuickRatio", "WorkingCapital", "CashFlow"],
];

/** A company's key figures of its latest fiscal year, each with the value of the year before. */
export function detailsQuery(companyId: string) {
  return queryOptions({
    queryKey: [...figuresQueries.all(companyId), "details"],
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
