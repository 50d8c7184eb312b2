import { expect, test, vi } from "vitest";

vi.mock("next/headers", () => ({}));
vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

test.each([
  ["balance", "balance"],
  [["balance", "income"], "balance"],
  [["income", "balance"], "income"],
  [undefined, "income"],
])("the title names the part that is shown for %j in the address", async (statement, title) => {
  const { generateMetadata } = await import("./page");
  expect(await generateMetadata({ searchParams: Promise.resolve({ statement }) })).toEqual({ title });
});
