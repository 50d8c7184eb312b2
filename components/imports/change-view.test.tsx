// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChangeView } from "./change-view";

afterEach(cleanup);

function show() {
  render(
    <PageProviders>
      <ChangeView companyId="a" importId="1" />
    </PageProviders>,
  );
}

it.each([
  ["Prov 1.0", "by anna from Prov 1.0, fiscal year"],
  ["", "by anna, fiscal year"],
])("names the program %j of the file only if there is one", async (program, said) => {
  const change = {
    import: {
      id: "1",
      at: "2025-01-02T08:00:00",
      user: "anna",
      fiscalYear: { id: "2024".padEnd(32, "0"), start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" },
      program,
      action: "replaced",
    },
    currency: "SEK",
    state: "notKept",
    isInBooks: true,
  };
  installTestTransport(() => Promise.resolve(responseOf(change)));
  show();
  expect((await screen.findByText(/^Imported /)).textContent).toContain(said);
});

it("keeps its heading and the way to the imports when the books could not be compared", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "Conflict", message: "No.", identifier: "x" }, 409)),
  );
  show();
  await screen.findByText("The books could not be compared.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What the import changed");
  expect(screen.getByRole("link", { name: "All imports" })).toBeTruthy();
});
