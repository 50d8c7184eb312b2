import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { createChart, saveChart } from "./mutations";
import { SMALL_CHART } from "./testing/small-chart";

function respond(status: number, body: unknown): Promise<ApiResponse> {
  return Promise.resolve({ ...responseOf(body, status), header: () => '"tag"' });
}

it("counts as saved when someone else has saved the same chart meanwhile", async () => {
  const chart = { ...SMALL_CHART, name: "Renamed" };
  let stored = SMALL_CHART;
  installTestTransport(({ method }) => {
    if (method !== "PUT") return respond(200, stored);
    stored = chart;
    return respond(412, { typeOfError: "RuleViolation", message: "Changed.", identifier: "x" });
  });
  const queryClient = createQueryClient();
  const saving = new MutationObserver(queryClient, saveChart(queryClient, "c"));
  expect(await saving.mutate({ base: SMALL_CHART, chart })).toEqual(chart);
});

it("leaves a language that someone else has changed as it is", async () => {
  let stored: ChartOfAccounts = { ...SMALL_CHART, language: "en-GB" };
  installTestTransport(({ method, body }) => {
    if (method === "PUT") stored = { ...stored, ...(parseWire(body as string) as ChartOfAccounts) };
    return respond(200, stored);
  });
  const queryClient = createQueryClient();
  const saving = new MutationObserver(queryClient, saveChart(queryClient, "c"));
  await saving.mutate({ base: SMALL_CHART, chart: { ...SMALL_CHART, name: "Renamed" } });
  expect(stored).toEqual({ ...SMALL_CHART, name: "Renamed", language: "en-GB" });
});

it("fetches a list of charts that is not there yet, instead of one with the new chart alone", async () => {
  const other = { ...SMALL_CHART, id: "other" };
  installTestTransport(({ method }) => respond(200, method === "POST" ? SMALL_CHART : [other, SMALL_CHART]));
  const queryClient = createQueryClient();
  await new MutationObserver(queryClient, createChart(queryClient, "c")).mutate(SMALL_CHART);
  expect(queryClient.getQueryData(chartsOfAccountsQuery("c").queryKey)).toBeUndefined();
  expect((await queryClient.query(chartsOfAccountsQuery("c"))).map(({ id }) => id)).toEqual(["other", SMALL_CHART.id]);
});
