import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { currencyOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { withMessages } from "@/lib/portfolio/with-messages";
import type { PortfolioRow } from "@/lib/portfolio/rows";
import { messageText } from "./message-text";
import { sentencesQueries } from "./sentences";

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" };
const VALUES = [
  {
    keyFigure: { id: "NetSales", name: "Net sales", description: "", valueType: "Amount" },
    keyFigureValues: [{ period: PERIOD, value: 1500, yearBefore: 1000 }],
  },
];

function clientWith(...companyIds: string[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  for (const companyId of companyIds) {
    client.setQueryData(sentencesQueries.values(companyId, PERIOD).queryKey, VALUES as never);
    client.setQueryData(fiscalYearsQueries.list(companyId).queryKey, [YEAR] as never);
  }
  return client;
}

it("a message is a text with the values of its period", async () => {
  const comment = { companyId: "a", period: PERIOD, message: "Sold {[NetSales]}, {change [NetSales]} {{x}" };
  expect(await messageText(clientWith("a"), comment, "en")).toBe("Sold 1,500\u00a0SEK, +50.0\u00a0% {{x}");
  expect(await messageText(new QueryClient(), { ...comment, message: "{plain}" }, "en")).toBe("{plain}");
});

it("amounts are in the currency of the fiscal year in which the period ends", () => {
  const before = { start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00", currency: "EUR" };
  const currencyIn = (first: string, last: string) => currencyOf([before, YEAR], periodOfDays(first, last));
  expect(currencyIn("2025-01-01", "2025-12-31")).toBe("SEK");
  expect(currencyIn("2024-11-01", "2025-01-31")).toBe("SEK");
  expect(currencyIn("2024-12-01", "2024-12-31")).toBe("EUR");
  expect(currencyIn("2026-01-01", "2026-01-31")).toBe("");
});

it("a message has dashes where its values cannot be fetched", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults([], { queryFn: () => Promise.reject(new Error("offline")) });
  const comment = { companyId: "a", period: PERIOD, message: "Sold {[NetSales]}." };
  expect(await messageText(client, comment, "en")).toBe("Sold –.");
});

it("exported rows have the comments that the list shows", async () => {
  const row = (id: string, message: string, isLive: boolean) =>
    ({
      company: { id },
      status: { companyId: id, comment: { message, at: "", by: "", ...(isLive && { period: PERIOD }) } },
    }) as unknown as PortfolioRow;
  const rows = [
    row("a", "{[NetSales]}", true),
    row("b", "{plain}", false),
    // More comments than are fetched at once.
    ...Array.from({ length: 20 }, (_, i) => row(`c${i}`, "Sold {[NetSales]}", true)),
  ];
  const shown = await withMessages(rows, clientWith(...rows.map(({ company }) => company.id)), "en");
  expect(shown.map(({ status }) => status?.comment?.message)).toEqual([
    "1,500\u00a0SEK",
    "{plain}",
    ...Array.from({ length: 20 }, () => "Sold 1,500\u00a0SEK"),
  ]);
  expect(rows[0]!.status!.comment!.message).toBe("{[NetSales]}");
});
