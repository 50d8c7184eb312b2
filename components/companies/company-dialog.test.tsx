// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MESSAGES } from "@/lib/i18n/messages";
import { companiesQueries } from "@/lib/companies/queries";
import { figuresQueries } from "@/lib/figures/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { presetsQueries } from "@/lib/presets/queries";
import { createQueryClient } from "@/lib/query-client";
import { targetsQueries } from "@/lib/targets/queries";
import type { Company } from "@/contract/companies/company";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyDialog } from "./company-dialog";

const CREATED: Company = { id: "a-demo-559900-0002", name: "Nya AB", businessIdentityCode: "559900-0002" };

/** Bodies sent to the service. */
let sent: unknown[];

beforeEach(() => {
  sent = [];
  installTestTransport(({ method, body }) => {
    if (method === "POST") sent.push(JSON.parse(body as string));
    return Promise.resolve(responseOf(method === "POST" ? CREATED : []));
  });
});
afterEach(cleanup);

const ignore = () => undefined;

function show(ofFile: { name: string; businessIdentityCode: string }, onCreated: (company: Company) => void) {
  render(
    <PageProviders user={{ userName: "consultant", name: "Consultant", type: "AgencyConsultant" }}>
      <CompanyDialog mode={{ createIn: "demo", ofFile }} onClose={ignore} onCreated={onCreated} />
    </PageProviders>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("the dialog that creates a company", () => {
  it("is prefilled from a file, and passes the new company to onCreated", async () => {
    const created: Company[] = [];
    show({ name: "Nya AB", businessIdentityCode: "559900-0002" }, (company) => created.push(company));
    expect([field("Company name").value, field("Organisation number").value]).toEqual(["Nya AB", "559900-0002"]);
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => {
      expect(created).toEqual([CREATED]);
    });
    expect(sent).toEqual([{ name: "Nya AB", businessIdentityCode: "559900-0002" }]);
  });
});

describe("the name in the dialog", () => {
  it.each([
    ["x".repeat(256), "Write at most 255 characters; this is 256."],
    // One combining mark more than a text may have in a row.
    [`a${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
  ])("says what is wrong with it: %s", async (name, expected) => {
    show({ name, businessIdentityCode: "559900-0002" }, ignore);
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(await screen.findByText(expected)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("is not said to be too long when the service refuses it for another reason", async () => {
    const error = { typeOfError: "Invalid", message: "The body is not valid: $.name: no.", identifier: "x" };
    installTestTransport(({ method }) => Promise.resolve(method === "POST" ? responseOf(error, 400) : responseOf([])));
    show({ name: "Nya AB", businessIdentityCode: "559900-0002" }, ignore);
    fireEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(await screen.findByText("This cannot be saved as it is written.")).toBeTruthy();
  });
});

describe("the dialog that edits a company", () => {
  it.each([
    // The empty value is that of no type.
    ["has all that the company inherits fetched again when its type changes", /Company type/, "", true],
    ["fetches nothing that it inherits again when only its name changes", "Company name", "Nyare AB", false],
  ])("%s", async (_, label, text, isOfOtherType) => {
    const before = { ...CREATED, companyTypeId: "shops" };
    const after = isOfOtherType ? CREATED : { ...before, name: text };
    installTestTransport(({ method, path }) => {
      const types = path.includes("CompanyType") ? [{ Id: "shops", Name: "Shops" }] : [];
      return Promise.resolve(responseOf(method === "PUT" ? after : types));
    });
    const queryClient = createQueryClient();
    const keys = [
      presetsQueries.all(before.id),
      figuresQueries.all(before.id),
      targetsQueries.list(before.id).queryKey,
      portfolioQueries.all(),
    ];
    const others = figuresQueries.all("a-demo-other");
    const list = [...companiesQueries.lists(), "of a test"];
    for (const key of [...keys, others, list]) queryClient.setQueryData(key, []);
    render(
      <PageProviders
        client={queryClient}
        user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
      >
        <CompanyDialog mode={{ edit: before }} onClose={ignore} />
      </PageProviders>,
    );
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.ui.save.label }));
    await waitFor(() => {
      expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
    });
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => isOfOtherType));
    expect(queryClient.getQueryState(others)?.isInvalidated).toBe(false);
  });

  it("does not overwrite a name that another user gives the company between visits or while it is open", async () => {
    installTestTransport(({ method, body }) => {
      if (method === "PUT") sent.push(JSON.parse(body as string));
      return Promise.resolve(responseOf(method === "PUT" ? CREATED : []));
    });
    const dialogOf = (name: string) => (
      <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
        <CompanyDialog mode={{ edit: { ...CREATED, name } }} onClose={ignore} />
      </PageProviders>
    );
    const visit = render(dialogOf("Gammal AB"));
    fireEvent.change(screen.getByLabelText("Phone"), { target: { value: "08-1" } });
    visit.unmount();

    const { rerender } = render(dialogOf("Nyare AB"));
    expect(await screen.findByDisplayValue("Nyare AB")).toBeTruthy();
    expect(screen.getByDisplayValue("08-1")).toBeTruthy();
    rerender(dialogOf("Nyast AB"));
    fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.ui.save.label }));
    await waitFor(() => {
      expect(sent).toEqual([{ contactInfo: { phone: "08-1" } }]);
    });
  });
});
