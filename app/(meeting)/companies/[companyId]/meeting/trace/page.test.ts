import { expect, test, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { keyFigureTracePath } from "@/lib/figures/paths";
import MeetingTracePage from "./page";

vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock("@/lib/auth/current-user", () => ({
  requireUser: () => Promise.resolve({ userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" }),
}));
vi.mock("@/lib/server-query-client", async () => {
  const { createQueryClient } = await import("@/lib/query-client");
  return { serverQueryClient: createQueryClient };
});

test.each([
  ["the whole company", undefined, undefined],
  ["all objects of a dimension", "1", undefined],
  ["an object", "1_20", "1_20"],
])("the trace for %s is fetched with the page", async (_, dimension, dimensionId) => {
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    asked.push(path);
    return Promise.resolve(responseOf([]));
  });
  await MeetingTracePage({
    params: Promise.resolve({ companyId: "a-demo-1" }),
    searchParams: Promise.resolve({ trace: "NetSales~2025-01-01~2025-03-31", dimension }),
  });
  const days = { startDate: "2025-01-01", endDate: "2025-03-31" };
  expect(asked).toContain(keyFigureTracePath("a-demo-1", "NetSales", { ...days, dimensionId }));
});
