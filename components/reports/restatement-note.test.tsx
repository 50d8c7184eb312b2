// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Restatement } from "@/contract/reports/restatement";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { reportsQueries } from "@/lib/reports/queries";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RestatementNote } from "./restatement-note";
import { REPORT } from "./testing/report";

afterEach(cleanup);

const failed = () => responseOf({ typeOfError: "Unexpected", message: "No." }, 500);

it("shows no failure on a draft when the counts of published reports could not be fetched", async () => {
  installTestTransport(({ path }) => Promise.resolve(path.endsWith("?restated=true") ? failed() : responseOf([])));
  const client = createQueryClient();
  await client.query(reportsQueries.restated("a-demo-1")).catch(() => undefined);
  render(
    <PageProviders client={client}>
      <RestatementNote companyId="a-demo-1" report={{ ...REPORT, isPublished: false }} mayRecompute />
    </PageProviders>,
  );
  await waitFor(() => {
    expect(client.getQueryState(reportsQueries.restatement("a-demo-1", REPORT.id).queryKey)?.status).toBe("success");
  });
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(["/Restatement", "?restated=true"])("says that a request to %s has failed", async (failing) => {
  installTestTransport(({ path }) => Promise.resolve(path.endsWith(failing) ? failed() : responseOf([])));
  render(
    <PageProviders>
      <RestatementNote companyId="a-demo-1" report={REPORT} mayRecompute={false} />
    </PageProviders>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("could not be checked");
});

it("shows each difference with its sign, and a difference of percentages in percentage points", async () => {
  const look = { decimals: 1, description: "" };
  const restatements: Restatement[] = [
    {
      keyFigure: { ...look, id: "Margin", name: "Margin", valueType: "Percent" },
      reported: 20,
      now: 22,
      difference: 2,
    },
    {
      keyFigure: { ...look, id: "Result", name: "Result", valueType: "Amount", decimals: 0 },
      reported: 9,
      now: 4,
      difference: -5,
    },
    {
      keyFigure: { ...look, id: "Cash", name: "Cash", valueType: "Amount", decimals: 0 },
      reported: null,
      now: 4,
      difference: null,
    },
  ];
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.endsWith("/Restatement") ? restatements : [])));
  render(
    <PageProviders>
      <RestatementNote companyId="a-demo-1" report={REPORT} mayRecompute={false} />
    </PageProviders>,
  );
  const rows = (await screen.findAllByRole("row")).slice(1);
  expect(rows.map((row) => row.lastElementChild!.textContent)).toEqual(["+2.0\u00a0points", "−5", ""]);
});

it("does not fetch counts for a draft, which has none", async () => {
  const paths: string[] = [];
  installTestTransport(({ path }) => {
    paths.push(path);
    return Promise.resolve(responseOf([]));
  });
  render(
    <PageProviders>
      <RestatementNote companyId="a-demo-1" report={{ ...REPORT, isPublished: false }} mayRecompute />
    </PageProviders>,
  );
  await waitFor(() => {
    expect(paths.some((path) => path.endsWith("/Restatement"))).toBe(true);
  });
  expect(paths.filter((path) => path.includes("restated"))).toEqual([]);
});
