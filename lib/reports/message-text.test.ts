import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { messageText } from "./message-text";
import { clientWith, PERIOD } from "./testing/message-values";

it("a message is a text with the values of its period", async () => {
  const comment = { companyId: "a", period: PERIOD, message: "Sold {[NetSales]}, {change [NetSales]} {{x}" };
  expect(await messageText(clientWith("a"), comment, "en")).toBe("Sold 1,500\u00a0SEK, +50.0\u00a0% {{x}");
  expect(await messageText(new QueryClient(), { ...comment, message: "{plain}" }, "en")).toBe("{plain}");
});

it("a message has dashes where its values cannot be fetched", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults([], { queryFn: () => Promise.reject(new Error("offline")) });
  const comment = { companyId: "a", period: PERIOD, message: "Sold {[NetSales]}." };
  expect(await messageText(client, comment, "en")).toBe("Sold –.");
});
