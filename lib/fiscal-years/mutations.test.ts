import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { FiscalYear, FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { updateFiscalYear } from "./mutations";
import { fiscalYearsQueries } from "./queries";
import { YEAR_2024 } from "./testing/fiscal-year";

const year = (id: string) => ({ id, currency: "SEK", chartOfAccountsId: "BAS" }) as FiscalYear;

test("a change that is refused reverts its own year alone", async () => {
  const client = new QueryClient();
  const { queryKey } = fiscalYearsQueries.list("a-demo-1");
  client.setQueryData(queryKey, [year("2024"), year("2025")]);
  const responses = new Map<string, () => void>();
  installTestTransport(async ({ path }) => {
    await new Promise<void>((resolve) => responses.set(path.includes("2024") ? "2024" : "2025", resolve));
    return responseOf({ typeOfError: "x", message: "x", identifier: "x" }, 403);
  });
  const change = (fiscalYearId: string, currency: string) =>
    new MutationObserver(client, updateFiscalYear(client, "a-demo-1"))
      .mutate({ fiscalYearId, change: { currency } })
      .catch(() => undefined);
  const currencies = () => client.getQueryData(queryKey)?.map(({ currency }) => currency);
  const first = change("2024", "EUR");
  const second = change("2025", "NOK");
  await expect.poll(() => responses.has("2024")).toBe(true);
  expect(currencies()).toEqual(["EUR", "NOK"]);
  responses.get("2024")!();
  await first;
  expect(currencies()).toEqual(["SEK", "NOK"]);
  await expect.poll(() => responses.has("2025")).toBe(true);
  responses.get("2025")!();
  await second;
  expect(currencies()).toEqual(["SEK", "SEK"]);
});

test("a change that is refused leaves a later change of the same year", async () => {
  const client = new QueryClient();
  const { queryKey } = fiscalYearsQueries.list("a-demo-1");
  client.setQueryData(queryKey, [year("2025")]);
  const responses: (() => void)[] = [];
  installTestTransport(async () => {
    await new Promise<void>((resolve) => responses.push(resolve));
    return responseOf({ typeOfError: "x", message: "x", identifier: "x" }, 403);
  });
  const change = (members: FiscalYearUpdate) =>
    new MutationObserver(client, updateFiscalYear(client, "a-demo-1"))
      .mutate({ fiscalYearId: "2025", change: members })
      .catch(() => undefined);
  const first = change({ currency: "EUR" });
  const second = change({ chartOfAccountsId: "own" });
  await expect.poll(() => responses.length).toBe(1);
  responses[0]!();
  await first;
  expect(client.getQueryData(queryKey)).toEqual([{ ...year("2025"), chartOfAccountsId: "own" }]);
  await expect.poll(() => responses.length).toBe(2);
  responses[1]!();
  await second;
  expect(client.getQueryData(queryKey)).toEqual([year("2025")]);
});

test.each([
  ["both changes are refused", [403, 403], "SEK"],
  ["the first change is saved and the second refused", [200, 403], "EUR"],
])(
  "the stored currency is shown after two currencies are chosen one after the other and %s",
  async (_, statuses, shown) => {
    const client = new QueryClient();
    const { queryKey } = fiscalYearsQueries.list("a-demo-1");
    client.setQueryData(queryKey, [year("2025")]);
    const responses: (() => void)[] = [];
    installTestTransport(async () => {
      const status = statuses[responses.length]!;
      await new Promise<void>((resolve) => responses.push(resolve));
      // Any year will do, because the mutation does not use the one in the response.
      return responseOf(status === 200 ? YEAR_2024 : { typeOfError: "x", message: "x", identifier: "x" }, status);
    });
    const changes = ["EUR", "NOK"].map((currency) =>
      new MutationObserver(client, updateFiscalYear(client, "a-demo-1"))
        .mutate({ fiscalYearId: "2025", change: { currency } })
        .then(
          () => 200,
          () => 403,
        ),
    );
    await expect.poll(() => responses.length).toBe(1);
    responses[0]!();
    expect(await changes[0]).toBe(statuses[0]);
    await expect.poll(() => responses.length).toBe(2);
    responses[1]!();
    expect(await changes[1]).toBe(statuses[1]);
    expect(client.getQueryData(queryKey)).toEqual([{ ...year("2025"), currency: shown }]);
  },
);

test("the last of two currencies that are chosen quickly is stored, however slow the first request is", async () => {
  const client = new QueryClient();
  let stored = "SEK";
  /** Milliseconds that the first and the second request take. */
  const delays = [20, 0];
  installTestTransport(async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, delays.shift()));
    stored = (JSON.parse(body as string) as { currency: string }).currency;
    return responseOf({ ...YEAR_2024, currency: stored });
  });
  const choose = (currency: string) =>
    new MutationObserver(client, updateFiscalYear(client, "a-demo-1")).mutate({
      fiscalYearId: YEAR_2024.id,
      change: { currency },
    });
  await Promise.all([choose("EUR"), choose("NOK")]);
  expect(stored).toBe("NOK");
});
