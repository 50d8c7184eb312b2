// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type * as access from "@/contract/account/access";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { companiesQueries } from "@/lib/companies/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyScope, TokenForm } from "./token-form";

vi.mock("@/contract/account/access", async (importOriginal) => ({
  ...(await importOriginal<typeof access>()),
  MAX_TOKEN_COMPANIES: 2,
}));

const LABEL = "Add a company that it reaches";

afterEach(cleanup);

it("shows the field for companies only when its choices are there, so that no typed text is lost", async () => {
  installTestTransport(() => new Promise(() => undefined));
  // The field is code that is loaded on demand. With that code here already, only the missing choices can hide it.
  await import("@/components/ui/search-choice");
  const queryClient = createQueryClient();
  render(
    <PageProviders client={queryClient}>
      <TokenForm onCreated={() => undefined} />
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Choose companies" }));
  // Long enough, in milliseconds, for a field to appear that does not wait for its choices.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole("combobox", { name: LABEL })).toBeNull();
  const company = { id: "c", name: "Company", businessIdentityCode: "559900-0002" };
  queryClient.setQueryData(companiesQueries.mine().queryKey, [company]);
  expect(await screen.findByRole("combobox", { name: LABEL })).toBeDefined();
});

it("offers no company beyond the most that a token may have", async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(
    companiesQueries.mine().queryKey,
    ["a", "b", "c"].map((id) => ({ id, name: id, businessIdentityCode: id })),
  );
  const show = (chosen: string[]) => (
    <PageProviders client={queryClient}>
      <CompanyScope chosen={chosen} onChange={() => undefined} />
    </PageProviders>
  );
  const { rerender } = render(show(["a"]));
  fireEvent.click(screen.getByRole("button", { name: "Choose companies" }));
  expect(await screen.findByRole("combobox", { name: LABEL })).toBeDefined();
  rerender(show(["a", "b"]));
  expect(screen.queryByRole("combobox", { name: LABEL })).toBeNull();
  expect(screen.getByText("A token reaches at most 2 companies.")).toBeDefined();
});
