import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { createQueryClient } from "@/lib/query-client";
import { preloadCompanies, preloadPortfolio } from "./preview";
import { portfolioQueries } from "./queries";

const SHOWN = { columns: "NetSales", preset: "1", resolution: "month", period: null };

function failure(status: number): ApiError {
  return new ApiError({ status, typeOfError: "Some", message: "It failed.", saved: "no" });
}

function preload(...failures: Error[]) {
  const client = createQueryClient();
  const query = vi.spyOn(client, "query");
  for (const error of failures) query.mockRejectedValueOnce(error);
  return { query, result: preloadPortfolio(client, "demo", SHOWN) };
}

it("an agency that the user may not see is not found", async () => {
  await expect(preload(failure(404)).result).rejects.toMatchObject({ status: 404 });
});

it.each([0, 401, 429, 500, 502, 503, 504])(
  "a failure with status %i leaves the requests to the browser",
  async (status) => {
    await expect(preload(failure(status)).result).resolves.toBeNull();
  },
);

it("an error that is not of the service leaves the requests to the browser", async () => {
  await expect(preload(new TypeError("unexpected")).result).resolves.toBeNull();
});

it("a refused key figure leads to a second request without values, whose 404 is thrown", async () => {
  const { query, result } = preload(failure(400), failure(404));
  await expect(result).rejects.toMatchObject({ status: 404 });
  expect(query.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual(
    [SHOWN, null].map((shown) => portfolioQueries.preview("demo", shown).queryKey),
  );
});

it.each([1, 2])(
  "the preload of companies caches no statuses, and caches one company only if it is the whole list (companies: %i)",
  async (total) => {
    const companies = [{ id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" }];
    const client = createQueryClient();
    vi.spyOn(client, "query").mockResolvedValueOnce({ total, companies, values: null, statuses: [] });
    const isWhole = total === 1;
    expect(await preloadCompanies(client, "demo")).toEqual(isWhole ? null : { total, companies });
    expect(client.getQueryData(companiesQueries.ofAgency("demo").queryKey)).toEqual(isWhole ? companies : undefined);
    expect(client.getQueryData(portfolioQueries.statuses("demo").queryKey)).toBeUndefined();
  },
);
