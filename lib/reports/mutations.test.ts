import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { cacheReport } from "./mutations";
import { reportsQueries } from "./queries";

const report = (title: string) => ({ id: "r", title }) as FullPeriodReport;

it("a report that was being fetched does not undo a saved one", async () => {
  const client = new QueryClient();
  const { queryKey } = reportsQueries.one("a-demo-1", "r");
  client.setQueryData(queryKey, report("Old"));
  let respond: (fetched: FullPeriodReport) => void = () => undefined;
  const queryFn = () => new Promise<FullPeriodReport>((resolve) => (respond = resolve));
  const unsubscribe = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitUntil(() => client.isFetching() === 1);
  await cacheReport(client, "a-demo-1", report("Saved"));
  respond(report("Old"));
  await vi.waitUntil(() => client.isFetching() === 0);
  unsubscribe();
  expect(client.getQueryData(queryKey)).toEqual(report("Saved"));
});

it("the links of a report that was changed are read again, since taking it back ends them", async () => {
  const client = new QueryClient();
  const { queryKey } = reportsQueries.links("a-demo-1", "r");
  client.setQueryData(queryKey, []);
  await cacheReport(client, "a-demo-1", report("Taken back"));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
