// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { SieImportRequest, SieImportResult, SieNote } from "@/contract/imports/sie-import";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { ApiError } from "@/lib/api/error";
import { newCompany } from "@/lib/companies/form-drafts";
import { reopenedForms } from "@/lib/drafts/reopened-forms";
import { ImportQueue } from "@/lib/imports/import-queue";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FileCard } from "./file-card";
import { ImportAllBar } from "./import-all-bar";
import type { NewCompanyDialogProps } from "./import-context";

const OWN = { id: "a-demo-559900-0001", name: "Egna AB", businessIdentityCode: "559900-0001" };
const OTHER = { id: "a-demo-559900-0002", name: "Andra AB", businessIdentityCode: "559900-0002" };

/** State of the fake service: the agency's companies, the imports, and the number and name in each file. */
let companies: Company[];
let listStatus: number;
let imported: string[];
let refusesImports: boolean;
let isAway: boolean;
/** The error code with which the service refuses a year, by its first day; "" stands for a request without a year. */
let refusedYears: Record<string, string>;
/** The first day of the year in each request; undefined if it has none. */
let yearsSent: (string | undefined)[];
let outcome: "created" | "replaced";
let fileCompanies: Record<string, { name: string; number: string }>;

beforeEach(() => {
  companies = [OWN, OTHER];
  listStatus = 200;
  imported = [];
  refusesImports = false;
  isAway = false;
  refusedYears = {};
  yearsSent = [];
  outcome = "created";
  fileCompanies = {
    "own.se": { name: "Egna AB", number: "5599000001" },
    "other.se": { name: "Andra Aktiebolaget", number: "5599000002" },
  };
  installTestTransport(({ path }) =>
    Promise.resolve(
      responseOf(
        listStatus === 200 ? companies : { typeOfError: "Forbidden", message: "No.", identifier: "x" },
        path.startsWith("/Api/v2/Agency/demo/Company") ? listStatus : 404,
      ),
    ),
  );
});
afterEach(cleanup);

function response(name: string, dryRun: boolean, companyId: string): SieImportResult {
  const { name: fileCompanyName, number: fileBusinessIdentityCode } = fileCompanies[name]!;
  if (!dryRun) imported.push(`${name} to ${companyId}`);
  const isRefused = refusesImports && !dryRun;
  return {
    success: !isRefused,
    errors: [],
    warnings: [],
    summary: {
      fileCompanyName,
      fileBusinessIdentityCode,
      program: "Prov 1.0",
      sieType: "4E",
      encoding: "cp437",
      fiscalYear: { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" },
      outcome: isRefused ? "refused" : outcome,
      accounts: 2,
      vouchers: 1,
      rows: 2,
      objects: 0,
      controlTotals: { openingBalance: 0, closingBalance: 0, result: 0, debit: 0, credit: 0 },
      sample: [],
    },
  };
}

function createQueue(): ImportQueue {
  return new ImportQueue(OWN, {
    read: async (_id, file) => ({
      encoding: "cp437",
      dataJson: new Blob([JSON.stringify(await file.text())]),
    }),
    excerpt: () => Promise.resolve({ firstLineNo: 1, lines: [] }),
    forget: () => undefined,
    send: async (body) => {
      if (isAway) throw new ApiError({ status: 503, typeOfError: "ServiceUnavailable", message: "No.", saved: "no" });
      const request = JSON.parse(await body.text()) as SieImportRequest & { companyId: string };
      const { data, dryRun = false, companyId, fiscalYearStart = "" } = request;
      yearsSent.push(request.fiscalYearStart);
      // Each file of these tests contains its own name.
      const result = response(data, dryRun, companyId);
      const code = refusedYears[fiscalYearStart];
      return code === undefined
        ? result
        : { ...result, success: false, errors: [{ code, explanation: "No.", lineNo: 0, label: "#RAR" } as SieNote] };
    },
    imported: () => undefined,
  });
}

function Files({ queue, agencyId }: { queue: ImportQueue; agencyId: string | undefined }) {
  const files = useSyncExternalStore(queue.subscribe, queue.current);
  return (
    <>
      <ImportAllBar files={files} onImportAll={() => queue.importAll()} />
      {files.map((file) => (
        <FileCard
          key={file.id}
          file={file}
          page={{ company: OWN, agencyId, NewCompanyDialog }}
          queue={queue}
          onRemove={() => queue.remove(file.id)}
          onShowLine={() => undefined}
        />
      ))}
    </>
  );
}

/** Replaces the company dialog, which has its own tests: shows its props and creates the company. */
function NewCompanyDialog({ mode, onClose, onCreated }: NewCompanyDialogProps) {
  const make = () => {
    onClose();
    onCreated(OTHER);
  };
  return (
    <>
      <button
        onClick={make}
      >{`Make ${mode.ofFile.name}, ${mode.ofFile.businessIdentityCode}, in ${mode.createIn}`}</button>
      <button onClick={onClose}>Cancel</button>
    </>
  );
}

const CONSULTANT: User = { userName: "consultant", name: "Consultant", type: "AgencyConsultant" };

/** Drops the files and waits until each of them is in the stage. */
async function drop(names: string[], user: User = CONSULTANT, agencyId: string | null = "demo", stage = "checked") {
  const queue = createQueue();
  render(
    <PageProviders user={user}>
      <Files queue={queue} agencyId={agencyId ?? undefined} />
    </PageProviders>,
  );
  act(() => {
    queue.add(names.map((name) => new File([name], name)));
  });
  await waitFor(() => {
    expect(queue.current().map(({ state }) => state.stage)).toEqual(names.map(() => stage));
  });
  return queue;
}

const card = (name: string) => within(screen.getByRole("article", { name }));

describe("a file that creates a fiscal year", () => {
  it("shows no warning, neither before nor after the import", async () => {
    await drop(["own.se"]);
    const looks = (text: RegExp) => {
      const verdict = card("own.se").getByText(text);
      return [/\bbg-(\w+)-soft\b/.exec(verdict.className)?.[1], /warn|bad/.test(verdict.className)];
    };
    expect(looks(/^A new fiscal year .* will be created/)).toEqual(["accent", false]);
    fireEvent.click(card("own.se").getByRole("button", { name: "Import" }));
    await card("own.se").findByText(/^Imported/);
    const toKeyFigures = card("own.se").getByRole("link", { name: "To the key figures" });
    expect(toKeyFigures.getAttribute("href")).toBe(`/companies/${OWN.id}/figures`);
    expect(looks(/^Imported: the fiscal year .* is new\.$/)).toEqual(["good", false]);
  });
});

it("repeats a failed check of a file by its button, and does not promise to do so by itself", async () => {
  isAway = true;
  await drop(["own.se"], CONSULTANT, "demo", "failed");
  expect(card("own.se").getByRole("alert").textContent).not.toContain("by itself");
  isAway = false;
  fireEvent.click(card("own.se").getByRole("button", { name: "Try again" }));
  await card("own.se").findByText(/^A new fiscal year/);
});

it("offers to check a file again that passed its check but was refused by the import", async () => {
  await drop(["own.se"]);
  refusesImports = true;
  fireEvent.click(card("own.se").getByRole("button", { name: "Import" }));
  await card("own.se").findByText("The file was refused. The books are as they were.");
  refusesImports = false;
  fireEvent.click(card("own.se").getByRole("button", { name: "Check again" }));
  fireEvent.click(await card("own.se").findByRole("button", { name: "Import" }));
  await card("own.se").findByText(/^Imported/);
});

it.each(["fiscalYearOverlaps", "yearTooLong"])(
  "asks for another fiscal year after %s of the one given",
  async (code) => {
    refusedYears = { "": "fiscalYearMissing", "2024-01-01": code };
    await drop(["own.se"]);
    const give = async (first: string, last: string) => {
      fireEvent.change(await card("own.se").findByLabelText(/^First day/), { target: { value: first } });
      fireEvent.change(card("own.se").getByLabelText(/^Last day/), { target: { value: last } });
      fireEvent.click(card("own.se").getByRole("button", { name: "Check with this year" }));
    };
    await give("2024-01-01", "2024-12-31");
    await waitFor(() => {
      expect(yearsSent).toEqual([undefined, "2024-01-01"]);
    });
    expect((await card("own.se").findByLabelText<HTMLInputElement>(/^Last day/)).value).toBe("2024-12-31");
    await give("2025-01-01", "2025-12-31");
    await card("own.se").findByText(/^A new fiscal year/);
    expect(card("own.se").queryByLabelText(/^First day/)).toBeNull();
  },
);

describe("a file of another company", () => {
  it("names that company, and is left out when the other files are imported", async () => {
    await drop(["own.se", "other.se"]);
    await card("other.se").findByText("The file is of Andra Aktiebolaget (5599000002), not of Egna AB (559900-0001).");
    expect(card("other.se").queryByRole("button", { name: "Import" })).toBeNull();
    expect(card("other.se").queryByText("Goes to")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(
      "1 file is ready. 1 file is set aside: it is of another company.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Import all (1)" }));
    await card("own.se").findByText("Imported: the fiscal year 2025-01-01 – 2025-12-31 is new.");
    expect(imported).toEqual([`own.se to ${OWN.id}`]);
    expect(screen.getByRole("status").textContent).toContain("1 file is set aside");
  });

  it("is imported into its own company, after its effect there is shown", async () => {
    await drop(["other.se"]);
    fireEvent.click(await card("other.se").findByRole("button", { name: "Import to Andra AB instead" }));
    await card("other.se").findByText(/^A new fiscal year .* will be created for Andra AB\.$/);
    expect(imported).toEqual([]);
    expect(document.activeElement).toBe(card("other.se").getByRole("heading", { name: "other.se" }));
    fireEvent.click(card("other.se").getByRole("button", { name: "Import" }));
    const toOverview = await card("other.se").findByRole("link", { name: "To the overview of Andra AB" });
    expect(toOverview.getAttribute("href")).toBe(`/companies/${OTHER.id}/figures`);
    const toImports = card("other.se").getByRole("link", { name: "To the imports of Andra AB" });
    expect(toImports.getAttribute("href")).toBe(`/companies/${OTHER.id}/imports`);
    expect(imported).toEqual([`other.se to ${OTHER.id}`]);
  });

  it("is set aside again by Undo before it is imported into the other company", async () => {
    await drop(["other.se"]);
    fireEvent.click(await card("other.se").findByRole("button", { name: "Import to Andra AB instead" }));
    await card("other.se").findByRole("button", { name: "Import" });
    fireEvent.click(card("other.se").getByRole("button", { name: "Undo: not to Andra AB" }));
    await card("other.se").findByText(/^The file is of Andra Aktiebolaget/);
    expect(imported).toEqual([]);
  });

  it("is imported into this company only after a dialog with both names and numbers is confirmed", async () => {
    await drop(["other.se"]);
    const anyway = await card("other.se").findByRole("button", { name: "Import to Egna AB anyway…" });
    fireEvent.click(anyway);
    const dialog = await screen.findByRole("dialog", { name: "Import another company’s books?" });
    expect(dialog.textContent).toContain("Andra Aktiebolaget 5599000002");
    expect(dialog.textContent).toContain("Egna AB 559900-0001");
    expect(dialog.textContent).toContain("A new fiscal year 2025-01-01 – 2025-12-31 will be created for Egna AB.");
    // Enter presses the focused button.
    expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Do not import" }));
    fireEvent.click(document.activeElement!);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(imported).toEqual([]);
    fireEvent.click(anyway);
    fireEvent.click(await screen.findByRole("button", { name: "Import to Egna AB anyway" }));
    await card("other.se").findByText(/^Imported/);
    expect(document.activeElement).toBe(card("other.se").getByRole("heading", { name: "other.se" }));
    expect(imported).toEqual([`other.se to ${OWN.id}`]);
  });

  it("shows in the dialog the effect of an import according to the latest check", async () => {
    const queue = await drop(["other.se"]);
    fireEvent.click(await card("other.se").findByRole("button", { name: "Import to Egna AB anyway…" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("A new fiscal year 2025-01-01 – 2025-12-31 will be created for Egna AB.");
    outcome = "replaced";
    act(() => {
      queue.checkAgain(queue.current()[0]!.id);
    });
    await within(dialog).findByText(/^The books of the fiscal year .* will be replaced/);
  });

  it("offers to create a missing company from the file, and is imported into it", async () => {
    companies = [OWN];
    await drop(["other.se"]);
    fireEvent.click(await card("other.se").findByRole("button", { name: "Create Andra Aktiebolaget…" }));
    expect(card("other.se").getByText(/None of the companies that you see has this number/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Make Andra Aktiebolaget, 559900-0002, in demo" }));
    await card("other.se").findByText(/^A new fiscal year .* will be created for Andra AB\.$/);
    expect(document.activeElement).toBe(card("other.se").getByRole("heading", { name: "other.se" }));
    expect(imported).toEqual([]);
    fireEvent.click(card("other.se").getByRole("button", { name: "Import" }));
    await card("other.se").findByText(/^Imported/);
    expect(imported).toEqual([`other.se to ${OTHER.id}`]);
  });

  it("opens the dialog of the missing company again when closing it is undone", async () => {
    companies = [OWN];
    fileCompanies["older.se"] = fileCompanies["other.se"]!;
    await drop(["other.se", "older.se"]);
    fireEvent.click(await card("other.se").findByRole("button", { name: "Create Andra Aktiebolaget…" }));
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("button", { name: /^Make/ })).toBeNull();
    act(() => {
      reopenedForms.notify(newCompany("demo", "559900-0002"));
    });
    // The dialog of the other file stays closed.
    expect(screen.getAllByRole("button", { name: /^Make/ })).toHaveLength(1);
  });

  it("offers a company user neither a new company nor one that they may not import to", async () => {
    const role = (companyId: string, typeOfRole: "Import" | "Normal") => ({ companyId, typeOfRole });
    // The list of a company user's companies has another address than that of an agency's.
    installTestTransport(() => Promise.resolve(responseOf(companies)));
    const roles = [role(OWN.id, "Import"), role(OTHER.id, "Normal")];
    await drop(["other.se"], { userName: "owner", name: "Owner", type: "CompanyUser", companies: roles }, null);
    await card("other.se").findByText(/Andra AB has this number, but you are not allowed to import to it\./);
    expect(card("other.se").queryByText(/None of the companies/)).toBeNull();
    // The first is the cross that removes the file from the list, which has no text.
    expect(
      card("other.se")
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["", "Import to Egna AB anyway…"]);
  });

  it("stays set aside when the companies cannot be fetched, and offers a retry", async () => {
    listStatus = 403;
    await drop(["other.se"]);
    const again = await card("other.se").findByRole("button", { name: "Look for its company again" });
    expect(card("other.se").queryByText(/None of the companies/)).toBeNull();
    listStatus = 200;
    fireEvent.click(again);
    await card("other.se").findByRole("button", { name: "Import to Andra AB instead" });
  });
});
