// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChangeView } from "./change-view";

afterEach(cleanup);

function show() {
  render(
    <NuqsTestingAdapter>
      <PageProviders>
        <ChangeView companyId="a" importId="1" />
      </PageProviders>
    </NuqsTestingAdapter>,
  );
}

const notKept = {
  import: {
    id: "1",
    at: "2025-01-02T08:00:00",
    user: "anna",
    fiscalYear: { id: "2024".padEnd(32, "0"), start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" },
    program: "",
    action: "replaced",
  },
  currency: "SEK",
  state: "notKept",
  isInBooks: true,
};

it.each([
  ["Prov 1.0", "by anna from Prov 1.0, fiscal year"],
  ["", "by anna, fiscal year"],
])("names the program %j of the file only if there is one", async (program, said) => {
  const change = {
    ...notKept,
    import: { ...notKept.import, program },
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

it.each([
  [true, "These are all."],
  [false, "The list ends here, but there may be more changes."],
])("says at the end of the vouchers whether the list is complete: %s", async (isComplete, end) => {
  const vouchers = { before: 0, after: 20_000, added: 20_000, removed: 0, changed: 0, renumbered: 0 };
  const change = { ...notKept, state: "compared", books: { accounts: [], vouchers, months: [], keyFigures: [] } };
  const after = { series: "A", number: "1", date: "2024-01-15", text: "Hyra", debit: 100, import: "1", line: 9 };
  const list = { count: 1, isComplete, vouchers: [{ change: "added", after, rows: [], rowCount: 0 }] };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("ChangedVoucher") ? list : change)));
  show();
  expect(await screen.findByText(end)).toBeTruthy();
});
