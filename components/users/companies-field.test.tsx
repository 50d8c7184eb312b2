// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { companiesQueries } from "@/lib/companies/queries";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { MESSAGES } from "@/lib/i18n/messages";
import type { UserForm } from "@/lib/users/user-form";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompaniesField } from "./companies-field";

function Field() {
  const [value, setValue] = useState<UserForm["companies"]>(
    ["1", "2", "3"].map((companyId) => ({ companyId, typeOfRole: "Normal" })),
  );
  return <CompaniesField label="Företag" hasRoles value={value} onChange={setValue} />;
}

beforeEach(() => {
  const client = createQueryClient();
  const companies = ["1", "2", "3", "4"].map((id) => ({ id, name: `Ettan ${id}`, businessIdentityCode: id }));
  client.setQueryData(companiesQueries.mine().queryKey, companies);
  render(
    <PageProviders locale="sv" client={client}>
      <Field />
    </PageProviders>,
  );
});
afterEach(cleanup);

const removal = (id: string) => screen.getByRole("button", { name: `Ta bort Ettan ${id}` });
/** Clicks a button that has the focus, as with the keyboard. */
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement;

it("moves the focus to the next company when one is removed, then to the previous, and last to the search", () => {
  press(removal("2"));
  expect(focused()).toBe(removal("3"));
  press(removal("3"));
  expect(focused()).toBe(removal("1"));
  press(removal("1"));
  expect(focused()).toBe(screen.getByLabelText("Företag"));
});

it("moves the focus to the search when a company that was found is added", () => {
  const search = screen.getByLabelText("Företag");
  fireEvent.change(search, { target: { value: "Ettan 4" } });
  press(screen.getByRole("button", { name: "Ettan 4 4" }));
  expect(removal("4")).toBeTruthy();
  expect(focused()).toBe(search);
});

it("says that the companies could not be fetched, not that none matches", async () => {
  cleanup();
  const fault = { typeOfError: "NotFound", message: "No.", identifier: "x" };
  installTestTransport(() => Promise.resolve(responseOf(fault, 404)));
  render(
    <PageProviders>
      <Field />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText("Företag"), { target: { value: "Ettan" } });
  expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.errors.notFound.title);
  expect(screen.queryByText(MESSAGES.en.users.form.noneFound)).toBeNull();
});
