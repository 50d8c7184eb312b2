// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ImportHistory } from "./import-history";

const entry = (id: number, more: Partial<SieImportEntry> = {}): SieImportEntry => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  at: `2026-03-15T12:${String(id).padStart(2, "0")}:00`,
  user: "director",
  fiscalYear: {
    id: "0123456789abcdef0123456789abcdef",
    start: "2025-01-01T00:00:00",
    end: "2025-12-31T00:00:00",
  },
  program: "Prov 1.0",
  sieType: "4E",
  encoding: "cp437",
  action: "replaced",
  canBeTakenBack: false,
  warnings: [],
  ...more,
});

/** The imports that the service lists. */
let listed: SieImportEntry[];
let listStatus: number;
let deleteStatus: number;
/** The paths of the DELETE requests that the service has not refused. */
let deleted: string[];

beforeEach(() => {
  listed = [];
  listStatus = 200;
  deleteStatus = 200;
  deleted = [];
  installTestTransport(({ method, path }) => {
    if (method === "GET") return respond(listStatus, listStatus === 200 ? listed : ERROR);
    if (deleteStatus !== 200) return respond(deleteStatus, ERROR);
    deleted.push(path);
    // A new fiscal year and its import are deleted together; an import that changed an existing year stays listed.
    listed = listed.flatMap((entry) => {
      if (!path.endsWith(entry.id)) return [entry];
      return entry.action === "new" ? [] : [{ ...entry, canBeTakenBack: false, takenBack: "2026-03-16T08:00:00" }];
    });
    return respond(200, null);
  });
});
afterEach(cleanup);

const ERROR = {
  typeOfError: "PreconditionFailed",
  message: "TaxRate stands in the way.",
  identifier: "the-identifier",
};

function respond(status: number, body: unknown) {
  return Promise.resolve(responseOf(body, status));
}

function show() {
  render(
    <PageProviders>
      <ImportHistory companyId="a-demo-1" />
    </PageProviders>,
  );
}

const rows = async () => (await screen.findAllByRole("row")).slice(1);

describe("the list of imports", () => {
  it("is not shown for a company without imports, or if the service has no list of imports", async () => {
    show();
    await waitFor(() => {
      expect(screen.queryByText("Imports so far")).toBeNull();
    });
    cleanup();
    listStatus = 404;
    show();
    await waitFor(() => {
      expect(screen.queryByText("Imports so far")).toBeNull();
    });
  });

  it("says that the user may not see it", async () => {
    listStatus = 403;
    show();
    expect(await screen.findByText(MESSAGES.en.ui.noPermission.title)).toBeTruthy();
  });

  it("shows eight at first, and offers to take back those that can be", async () => {
    listed = Array.from({ length: 12 }, (_, i) => entry(i, { canBeTakenBack: i < 2 }));
    listed[3] = entry(3, { takenBack: "2026-03-16T08:00:00" });
    show();
    expect(await rows()).toHaveLength(8);
    expect(screen.getAllByRole("button", { name: /^Take back the import of/ })).toHaveLength(2);
    expect(within((await rows())[3]!).getAllByText(/^Taken back/)).not.toHaveLength(0);
    const showAll = screen.getByRole("button", { name: "Show all 12" });
    showAll.focus();
    fireEvent.click(showAll);
    expect(await rows()).toHaveLength(12);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show fewer", expanded: true }));
    fireEvent.click(showAll);
    expect(await rows()).toHaveLength(8);
  });

  it("opens the remarks of each import, and the lines that are stored with them", async () => {
    const note = { lineNo: 0, linePos: 0, label: "#UB", line: "", explanation: "It differs." };
    listed = [
      entry(2, {
        warnings: [
          { ...note, code: "closingBalanceDiffers", lineNo: 12, line: "#UB 0 1910 1,00", count: 100 },
          { ...note, code: "resultDiffers", lineNo: 40 },
        ],
      }),
      entry(1),
    ];
    show();
    const [first, second] = await rows();
    expect(within(second!).queryByRole("button")).toBeNull();
    expect(within(second!).getByText("None")).toBeTruthy();
    const [open] = within(first!).getAllByRole("button", { name: /^2 remarks on the import of/ });
    expect(open!.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(open!);
    expect(open!.getAttribute("aria-expanded")).toBe("true");
    const remarks = within((await rows())[1]!);
    expect(remarks.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Closing balance differs from the vouchers. It differs. 100 timesFirst on line 12",
      "Result differs from the vouchers. It differs.Line 40",
    ]);
    expect(remarks.getAllByRole("button")).toHaveLength(1);
    fireEvent.click(remarks.getByRole("button", { name: "First on line 12" }));
    expect(screen.getByRole("dialog", { name: "Line 12" }).textContent).toContain("#UB 0 1910 1,00");
    fireEvent.click(open!);
    expect(await rows()).toHaveLength(2);
  });

  it("says what taking back restores before anything is taken back, and confirms it afterwards", async () => {
    listed = [entry(1, { canBeTakenBack: true }), entry(0)];
    show();
    fireEvent.click(await screen.findByRole("button", { name: /^Take back the import of/ }));
    const dialog = screen.getByRole("dialog");
    expect(dialog.textContent).toContain(
      "The books that it replaced return to the fiscal year 2025-01-01 – 2025-12-31",
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Take back" }));
    await waitFor(async () => {
      expect(within((await rows())[0]!).getAllByText(/^Taken back/)).not.toHaveLength(0);
    });
    expect(screen.queryByRole("button", { name: /^Take back the import of/ })).toBeNull();
    expect(deleted).toEqual([`/Api/v2/Company/a-demo-1/SieImport/${entry(1).id}`]);
    expect(toastStore.get().map(({ message }) => message)).toContain(
      "Taken back: the fiscal year 2025-01-01 – 2025-12-31 is as it was before.",
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays, with the focus on its heading, after the last import has been taken back", async () => {
    listed = [entry(1, { canBeTakenBack: true, action: "new" })];
    show();
    fireEvent.click(await screen.findByRole("button", { name: /^Take back the import of/ }));
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Take back" }));
    expect(await screen.findByText("There are no imports any more.")).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Imports so far" }));
    });
  });

  it("keeps the dialog open with the reason when the service refuses", async () => {
    listed = [entry(1, { canBeTakenBack: true, action: "new" })];
    deleteStatus = 412;
    show();
    fireEvent.click(await screen.findByRole("button", { name: /^Take back the import of/ }));
    const dialog = screen.getByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Take back" }));
    const alert = await within(dialog).findByRole("alert");
    expect(alert.textContent).toContain("The import was not taken back.");
    expect(alert.textContent).toContain("TaxRate stands in the way.");
  });
});
