// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { periodOfDays } from "@/contract/period";
import type { DimensionObject } from "@/contract/statements/dimension-object";
import type { CompanyRole } from "@/contract/users/user-types";
import { parseWire } from "@/contract/wire";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { withItems } from "@/lib/inputs/mutations";
import { itemOf } from "@/lib/inputs/value-address";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { InputsView } from "./inputs-view";

/** A value of the period from 1 January 2024 to a day such as 2024-01-31. */
const value = (keyFigureInfoId: string, lastDay: string, amount: number, dimensionId?: string): KeyFigureData => ({
  keyFigureInfoId,
  period: periodOfDays("2024-01-01", lastDay),
  value: amount,
  ...(dimensionId === undefined ? {} : { dimensionId }),
});

/** Values that the service has stored. */
let stored: KeyFigureData[];
/** Every list that the service accepted in a PUT. */
let puts: KeyFigureData[][];
let objects: DimensionObject[];
/** Status with which the service responds to a PUT. */
let putStatus: number;
const storedValue = (item: KeyFigureData) =>
  stored.find((one) => keyFigureDataKey(one) === keyFigureDataKey(item))?.value ?? null;
/** Edits of a fiscal year are kept in memory, so each test uses its own company. */
let company = 0;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored = [];
  puts = [];
  objects = [];
  putStatus = 200;
  company++;
  localStorage.clear();
  installTestTransport(({ method, path, body }) => {
    if (path.endsWith("/FiscalYear")) return respond(200, [YEAR_2024]);
    if (path.endsWith("/KeyFigureFormula")) return respond(200, []);
    if (path.endsWith("/DimensionObject")) return respond(200, objects);
    if (method === "GET") return respond(200, stored);
    if (putStatus !== 200)
      return respond(putStatus, { typeOfError: "Forbidden", message: "No.", identifier: "the-identifier" });
    const items = parseWire(body as string) as KeyFigureDataChange[];
    if (items.some((item) => !Object.is(item.before, storedValue(item)))) {
      return respond(412, { typeOfError: "PreconditionFailed", message: "Changed.", identifier: "x" });
    }
    puts.push(items.map((item) => itemOf(item, item.value)));
    stored = withItems(stored, items);
    return respond(200, puts.at(-1));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function respond(status: number, body: unknown) {
  return Promise.resolve(responseOf(body, status));
}

function show(search = "", typeOfRole: CompanyRole = "Normal"): void {
  const companyId = `company${String(company)}`;
  render(
    <PageProviders
      user={{ userName: "owner", name: "Owner", type: "CompanyUser", companies: [{ companyId, typeOfRole }] }}
    >
      <NuqsTestingAdapter searchParams={search} hasMemory>
        <InputsView companyId={companyId} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}

async function open(...shown: Parameters<typeof show>): Promise<void> {
  show(...shown);
  await screen.findByRole("grid");
  // Parts of the page are loaded on demand.
  await act(() => vi.dynamicImportSettled());
}

const cellAt = (row: number, column: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${String(row)}"] [data-column="${String(column)}"]`)!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
function type(row: number, column: number, text: string): void {
  fireEvent.mouseDown(cellAt(row, column), { button: 0 });
  fireEvent.mouseUp(window);
  press(text[0]!);
  fireEvent.change(document.activeElement!, { target: { value: text } });
  press("Enter");
}

describe("the inputs page", () => {
  it("shows the inputs, the user's own inputs and their units", async () => {
    stored = [value("NPS", "2024-01-31", 8.1), value("TaxRate", "2024-01-31", 20.6)];
    await open();
    const rows = screen.getAllByRole("rowheader").map((header) => header.textContent);
    // Eight standard inputs and the own one.
    expect(rows).toHaveLength(9);
    expect([rows[0], rows[8]]).toEqual(["Number of employees", "NPS"]);
    const units = screen.getAllByRole("row").map((row) => row.querySelector('[role="gridcell"]')?.textContent);
    expect([units[1], units[2], units[3], units[9]]).toEqual(["count", "%", "SEK", "own"]);
    expect(cellAt(1, 0).textContent).toBe("20.6");
    expect(cellAt(8, 0).textContent).toBe("8.1");
    // Name, unit and twelve months.
    expect(screen.getAllByRole("columnheader")).toHaveLength(14);
  });

  it("keeps its heading when the values cannot be fetched", async () => {
    installTestTransport(({ path }) =>
      path.endsWith("/FiscalYear")
        ? respond(200, [YEAR_2024])
        : respond(404, { typeOfError: "NotFound", message: "No.", identifier: "the-identifier" }),
    );
    show();
    await screen.findByText("the-identifier");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Inputs");
  });

  it("saves what is typed as one PUT after a pause, and says so", async () => {
    await open();
    type(0, 0, "42");
    type(1, 0, "20.6 %");
    expect(await screen.findByText("Unsaved changes")).toBeTruthy();
    // Edits are sent 800 ms after the last one.
    await vi.advanceTimersByTimeAsync(900);
    await screen.findByText(/^Saved /);
    expect(puts).toEqual([[value("NumberOfEmployees", "2024-01-31", 42), value("TaxRate", "2024-01-31", 20.6)]]);
  });

  it("lets the user resolve conflicts with another user's changes one by one", async () => {
    stored = [value("NumberOfEmployees", "2024-01-31", 1), value("TaxRate", "2024-01-31", 20)];
    await open();
    type(0, 0, "2");
    type(1, 0, "21");
    type(2, 0, "5");
    stored = [value("NumberOfEmployees", "2024-01-31", 3), value("TaxRate", "2024-01-31", 22)];
    await vi.advanceTimersByTimeAsync(900);
    await screen.findByText(/^2 values were changed by someone else/);
    expect(puts).toEqual([[value("BankOverdraftLimit", "2024-01-31", 5)]]);
    expect(cellAt(0, 0).title).toBe("Someone else changed the stored value to 3 after this was typed");

    fireEvent.click(screen.getByText("Choose for each…"));
    fireEvent.click(await screen.findByLabelText("Number of employees, Jan 2024: save yours, 2"));
    fireEvent.click(screen.getByLabelText("Tax rate, Jan 2024: use the stored one, 22"));
    await vi.advanceTimersByTimeAsync(900);
    await waitFor(() => {
      expect(puts[1]).toEqual([value("NumberOfEmployees", "2024-01-31", 2)]);
    });
    expect(cellAt(1, 0).textContent).toBe("22");
    expect(screen.queryByText(/changed by someone else/)).toBeNull();
  });

  it.each(["?dimension=1_20", "?dimension=all"])("names the object of a conflict (at %j)", async (search) => {
    objects = [{ id: "1_20", dimension: { number: 1, name: "Cost centre" }, code: "20", name: "North" }];
    stored = [value("NumberOfEmployees", "2024-01-31", 1, "1_20")];
    await open(search);
    // Side by side, the company's own column is first.
    type(0, search.endsWith("all") ? 1 : 0, "2");
    stored = [value("NumberOfEmployees", "2024-01-31", 3, "1_20")];
    await vi.advanceTimersByTimeAsync(900);
    fireEvent.click(await screen.findByText("Choose for each…"));
    await screen.findByLabelText("Number of employees, Jan 2024, Cost centre 20 North: save yours, 2");
  });

  it.each(["", "?dimension=all"])("moves the focus to the grid when a save is tried again (at %j)", async (search) => {
    stored = [value("NPS", "2024-01-31", 8.1, "1_20")];
    await open(search);
    putStatus = 403;
    type(0, 0, "42");
    await vi.advanceTimersByTimeAsync(900);
    const again = await screen.findByText("Try again");
    putStatus = 200;
    // Leaving the grid saves, so the press must not move the focus. The grid may lose it all the same, as here.
    expect(fireEvent.mouseDown(again)).toBe(false);
    act(() => {
      (document.activeElement as HTMLElement).blur();
    });
    fireEvent.click(again);
    expect(screen.getByRole("grid").contains(document.activeElement)).toBe(true);
    await screen.findByText(/^Saved /);
  });

  it("keeps the values of a refused save in the grid, says why, and sends them again on demand", async () => {
    await open();
    putStatus = 403;
    type(0, 0, "42");
    await vi.advanceTimersByTimeAsync(900);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("1 value is not saved. It stays in the grid.");
    expect(alert.textContent).toContain("You are not allowed to do this.");
    expect(alert.textContent).toContain("the-identifier");
    expect(cellAt(0, 0).textContent).toContain("42");

    putStatus = 200;
    fireEvent.click(screen.getByRole("button", { name: "Try again now" }));
    await screen.findByText(/^Saved /);
    expect(puts).toEqual([[value("NumberOfEmployees", "2024-01-31", 42)]]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("marks a text that is no number and does not send it", async () => {
    await open();
    type(2, 0, "5 EUR");
    await vi.advanceTimersByTimeAsync(900);
    expect(puts).toEqual([]);
    expect(cellAt(2, 0).getAttribute("aria-invalid")).toBe("true");
    expect(cellAt(2, 0).title).toContain("The currency is not that of this row.");
    expect(screen.getByText(/1 cell holds a text that is no number/)).toBeTruthy();
  });

  it("says how an ambiguous number was read", async () => {
    await open();
    type(2, 0, "1,234");
    expect(await screen.findByText("“1,234” was read as 1,234, not 1.234.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(900);
    await waitFor(() => {
      expect(puts).toEqual([[value("BankOverdraftLimit", "2024-01-31", 1234)]]);
    });
  });

  it("shows the values of the dimension object in the URL, and saves values of it", async () => {
    stored = [value("TaxRate", "2024-01-31", 20.6), value("TaxRate", "2024-01-31", 7, "1_20")];
    await open("?dimension=1_20");
    expect(cellAt(1, 0).textContent).toBe("7");
    type(1, 0, "8");
    await vi.advanceTimersByTimeAsync(900);
    await waitFor(() => {
      expect(puts).toEqual([[value("TaxRate", "2024-01-31", 8, "1_20")]]);
    });
  });

  it("lists values that are not in the columns, and shows them on demand", async () => {
    stored = [value("TaxRate", "2024-12-31", 20.6), value("TaxRate", "2024-01-10", 1)];
    await open();
    expect(screen.getByText("2 values are for other periods than these columns:")).toBeTruthy();
    expect(screen.getByText(/Tax rate, 1 Jan – 10 Jan 2024: 1/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "1 for the year" }));
    await waitFor(() => {
      expect(cellAt(1, 0).textContent).toBe("20.6");
    });
    // Name, unit and the year.
    expect(screen.getAllByRole("columnheader")).toHaveLength(3);
  });

  it("is read-only for a Limited user and says why", async () => {
    stored = [value("TaxRate", "2024-01-31", 20.6)];
    await open("", "Limited");
    expect(screen.getByText(/your role in this company is Limited/)).toBeTruthy();
    fireEvent.mouseDown(cellAt(1, 0), { button: 0 });
    press("5");
    press("Delete");
    await vi.advanceTimersByTimeAsync(900);
    expect(puts).toEqual([]);
    expect(cellAt(1, 0).textContent).toBe("20.6");
    expect(screen.queryByRole("button", { name: "Add own input" })).toBeNull();
  });

  it.each([
    ["filtered", "?rows=employees"],
    ["sorted", "?sort=-name"],
    ["without empty ones", "?filled=true"],
  ])("shows the row of a new own input and goes to it when the rows are %s", async (_, search) => {
    stored = [value("NumberOfEmployees", "2024-01-31", 12)];
    await open(search);
    fireEvent.click(screen.getByRole("button", { name: "Add own input" }));
    fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "NPS" } });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => {
      expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    });
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain("NPS");
    press("8");
    fireEvent.change(document.activeElement!, { target: { value: "8" } });
    press("Enter");
    await vi.advanceTimersByTimeAsync(900);
    await waitFor(() => {
      expect(puts).toEqual([[value("NPS", "2024-01-31", 8)]]);
    });
  });

  it("shows the whole company if the dimension object in the URL does not exist, and says so", async () => {
    stored = [value("TaxRate", "2024-01-31", 20.6)];
    await open("?dimension=north");
    expect(screen.getByText(/“north” in the address is no dimension/)).toBeTruthy();
    expect(cellAt(1, 0).textContent).toBe("20.6");
  });
});
