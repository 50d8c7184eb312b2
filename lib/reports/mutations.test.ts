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

it("the links of a report that was changed are read again, because a recall closes them", async () => {
  const client = new QueryClient();
  const { queryKey } = reportsQueries.links("a-demo-1", "r");
  client.setQueryData(queryKey, []);
  await cacheReport(client, "a-demo-1", report("Recalled"));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it("a change waits for the list of reports, but not for the slow comparison of all reports with the books", async () => {
  const client = new QueryClient();
  const list = reportsQueries.list("a-demo-1").queryKey;
  const restated = reportsQueries.restated("a-demo-1").queryKey;
  client.setQueryData(list, []);
  client.setQueryData(restated, []);
  const ends = [
    new QueryObserver(client, { queryKey: list, queryFn: () => [report("Saved")], staleTime: Infinity }),
    new QueryObserver(client, { queryKey: restated, queryFn: () => new Promise(() => undefined), staleTime: Infinity }),
  ].map((observer) => observer.subscribe(() => undefined));
  await cacheReport(client, "a-demo-1", report("Saved"));
  expect(client.getQueryData(list)).toEqual([report("Saved")]);
  expect(client.getQueryState(restated)?.fetchStatus).toBe("fetching");
  for (const end of ends) end();
});
