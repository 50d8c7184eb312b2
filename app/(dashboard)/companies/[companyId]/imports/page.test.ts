import { expect, test, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import ImportPage from "./page";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
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

test("the page of imports of a company that the user cannot see is not found", async () => {
  const body = { typeOfError: "NotFound", message: "No.", identifier: "id" };
  installTestTransport(() => Promise.resolve(responseOf(body, 404)));
  const page = ImportPage({ params: Promise.resolve({ companyId: "a-demo-1" }) });
  await expect(page).rejects.toThrow(new Error("not found"));
});
