import { QueryClient } from "@tanstack/react-query";
import { periodOfDays } from "@/contract/period";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { sentencesQueries } from "@/lib/reports/sentences";

export const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" };
const VALUES = [
  {
    keyFigure: { id: "NetSales", name: "Net sales", description: "", valueType: "Amount" },
    keyFigureValues: [{ period: PERIOD, value: 1500, yearBefore: 1000 }],
  },
];

/** A client with the values of net sales that messages of these companies name. */
export function clientWith(...companyIds: string[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  for (const companyId of companyIds) {
    client.setQueryData(sentencesQueries.values(companyId, PERIOD).queryKey, VALUES as never);
    client.setQueryData(fiscalYearsQueries.list(companyId).queryKey, [YEAR] as never);
  }
  return client;
}
