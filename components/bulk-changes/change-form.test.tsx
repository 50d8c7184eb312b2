// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { EMPTY_DRAFT } from "@/lib/bulk-changes/change-draft";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChangeForm } from "./change-form";

afterEach(cleanup);

it("names a preset that every company has in the language of the page", async () => {
  const overview = { id: "Overview", name: "Overview", keyFigureTypes: ["NetSales"] };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.endsWith("KeyFigurePreset") ? [overview] : [])));
  render(
    <PageProviders locale="sv" user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <ChangeForm agencyId="demo" draft={{ ...EMPTY_DRAFT, kind: "preset" }} problems={[]} onChange={() => undefined} />
    </PageProviders>,
  );
  expect(await screen.findByRole("option", { name: "Översikt" })).toBeDefined();
});

it.each(["companyType", "preset", "target", "consultant", "comment", "report"] as const)(
  "the form of a change of kind %s says that its choices could not be fetched",
  async (kind) => {
    const error = { typeOfError: "Forbidden", message: "No.", identifier: "x" };
    installTestTransport(() => Promise.resolve(responseOf(error, 403)));
    render(
      <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
        <ChangeForm agencyId="demo" draft={{ ...EMPTY_DRAFT, kind }} problems={[]} onChange={() => undefined} />
      </PageProviders>,
    );
    expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.errors.forbidden.title);
  },
);

// The test says itself that the title is a problem, so any text may stand for one that the contract refuses.
it.each(["", "Bokslut"])("says of the title “%s” why it is not accepted", async (title) => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <ChangeForm
        agencyId="demo"
        draft={{ ...EMPTY_DRAFT, kind: "report", title }}
        problems={["title"]}
        onChange={() => undefined}
      />
    </PageProviders>,
  );
  const words = MESSAGES.en;
  const field = await screen.findByLabelText(words.bulkChanges.form.title);
  expect(document.getElementById(field.getAttribute("aria-describedby")!)!.textContent).toBe(
    title === "" ? words.bulkChanges.form.titleMissing : words.ui.textError.refused,
  );
});
