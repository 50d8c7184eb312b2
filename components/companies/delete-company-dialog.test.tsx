// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { feedQueries } from "@/lib/comments/feed-queries";
import { findingsQueries } from "@/lib/findings/queries";
import { MESSAGES } from "@/lib/i18n/messages";
import { monthsQueries } from "@/lib/months/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { createQueryClient } from "@/lib/query-client";
import { usersQueries } from "@/lib/users/queries";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { DeleteCompanyDialog } from "./delete-company-dialog";

vi.mock("next/navigation", () => ({ usePathname: () => "/clients", useRouter: () => ({ push: () => undefined }) }));

afterEach(cleanup);

it.each([
  ["Kista  Bygg AB", "Kista Bygg AB"],
  ["Åsa AB", "A\u030asa AB"],
])("the name %j is confirmed by %j, which looks the same", (name, typed) => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <DeleteCompanyDialog
        company={{ id: "a-demo-1", name, businessIdentityCode: "559900-0002" }}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: MESSAGES.en.companies.deletion.delete });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Type the company's name/), { target: { value: typed } });
  expect(button.disabled).toBe(false);
});

it("a user with another company, which the director does not see, is not deleted with the company", async () => {
  const user = (name: string) => ({
    userName: name,
    name,
    type: "CompanyUser",
    companies: [{ companyId: "a-demo-1", typeOfRole: "Normal" }],
  });
  const access = (userName: string, isShared: boolean) => ({
    userName,
    disabled: false,
    isInvited: false,
    isShared,
    created: "2026-01-01T00:00:00",
  });
  installTestTransport(({ path }) => {
    if (path.endsWith("/UserAccess")) return Promise.resolve(responseOf([access("Only", false), access("Both", true)]));
    return Promise.resolve(responseOf(path.endsWith("/User") ? [user("Only"), user("Both")] : []));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <DeleteCompanyDialog
        company={{ id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" }}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect((await screen.findByText(/Only/)).textContent).toBe("Only (Only)");
  expect(screen.getByText(/1 user who has no other company/)).toBeTruthy();
});

it("the lists with users, findings, months, comments and figures of a deleted company are fetched again", async () => {
  installTestTransport(({ method }) => Promise.resolve(responseOf(method === "DELETE" ? null : [])));
  const queryClient = createQueryClient();
  const keys = [
    [...usersQueries.all(), "of another page"],
    [...findingsQueries.all("demo"), "list"],
    monthsQueries.list("demo", null).queryKey,
    [...feedQueries.all(), "demo"],
    [...portfolioQueries.all(), "demo"],
  ];
  for (const key of keys) queryClient.setQueryData(key, []);
  const company = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" };
  render(
    <PageProviders
      client={queryClient}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
      <DeleteCompanyDialog company={company} onClose={() => undefined} />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText(/Type the company's name/), { target: { value: company.name } });
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.companies.deletion.delete }));
  await waitFor(() => {
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
  });
});
