import { expect, test, vi } from "vitest";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import ImportChangePage from "./page";

vi.mock("next/navigation", () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));
vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock("@/lib/auth/current-user", () => ({
  requireUser: () => Promise.resolve({ userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" }),
}));
vi.mock("@/lib/server-query-client", async () => {
  const { createQueryClient } = await import("@/lib/query-client");
  return { serverQueryClient: createQueryClient };
});

const [year, otherYear] = ["0".repeat(32), "1".repeat(32)];

const entry = (id: string, yearId: string, more: Partial<SieImportEntry> = {}): SieImportEntry => ({
  id,
  at: "2025-03-15T08:00:00",
  user: "kim",
  program: "Prov 1.0",
  sieType: "4E",
  encoding: "cp437",
  fiscalYear: { id: yearId, start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" },
  action: "replaced",
  canBeTakenBack: false,
  warnings: [],
  ...more,
});

test.each([
  ["a fiscal year", "/companies/c1/imports/second", year],
  ["two fiscal years, of which the first counts,", "/companies/c1/imports/second", [year, otherYear]],
  ["a fiscal year without imports", "/companies/c1/imports", "2".repeat(32)],
  ["no fiscal year", "/companies/c1/imports", undefined],
])("the address of the latest import of %s leads to %s", async (_, address, wanted) => {
  const imports = [
    entry("other", otherYear),
    entry("takenBack", year, { takenBack: "2025-03-16T08:00:00" }),
    entry("second", year),
    entry("first", year),
  ];
  installTestTransport(() => Promise.resolve(responseOf(imports)));
  const page = ImportChangePage({
    params: Promise.resolve({ companyId: "c1", importId: "latest" }),
    searchParams: Promise.resolve({ year: wanted }),
  });
  await expect(page).rejects.toThrow(new Error(`to ${address}`));
});
