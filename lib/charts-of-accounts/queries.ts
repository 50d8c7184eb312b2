import { queryOptions } from "@tanstack/react-query";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay } from "@/contract/period";
import { apiGet, apiSend } from "@/lib/api/client";
import { keyFigureValuesPath } from "@/lib/figures/paths";
import { fiscalYearPath } from "@/lib/fiscal-years/paths";
import { figuresKey, keyFigureResultsSchema } from "@/lib/figures/results";

const accountsSchema = () =>
  import("@/contract/statements/year-account").then((contract) => contract.yearAccountListSchema);
const previewSchema = () =>
  import("@/contract/charts-of-accounts/chart-preview").then((contract) => contract.chartPreviewSchema);

/** The accounts of a fiscal year with their balances, sorted by number. */
export const yearAccountsQuery = (companyId: string, fiscalYearId: string) =>
  queryOptions({
    queryKey: ["year-accounts", companyId, fiscalYearId],
    queryFn: ({ signal }) => apiGet(`${fiscalYearPath(companyId, fiscalYearId)}/Account`, accountsSchema, { signal }),
  });

/** Preview of a chart's effect on a fiscal year. Until it is fetched, that of the previous chart is shown. */
export const chartPreviewQuery = (companyId: string, fiscalYearId: string, chart: ChartOfAccounts) =>
  queryOptions({
    queryKey: [...figuresKey(companyId), "chart-preview", fiscalYearId, JSON.stringify(chart)],
    queryFn: ({ signal }) =>
      apiSend("POST", `${fiscalYearPath(companyId, fiscalYearId)}/ChartPreview`, chart, previewSchema, {
        isRead: true,
        signal,
      }),
    placeholderData: (preview, query) => (query?.queryKey[3] === fiscalYearId ? preview : undefined),
    // Each edit of the chart makes another entry.
    gcTime: 60_000,
  });

/** All key figures of the whole fiscal year. */
export const yearFiguresQuery = (companyId: string, year: FiscalYear) =>
  queryOptions({
    queryKey: [...figuresKey(companyId), "whole-year", year.id],
    queryFn: ({ signal }) =>
      apiGet(
        keyFigureValuesPath(companyId, { startDate: firstDay(year), endDate: lastDay(year) }),
        keyFigureResultsSchema,
        {
          signal,
        },
      ),
  });
