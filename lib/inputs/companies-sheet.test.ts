import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { periodOfDays } from "@/contract/period";
import { ApiError } from "@/lib/api/error";
import { columnIdOf } from "./columns";
import { CompaniesSheet, TOTAL_ROW } from "./companies-sheet";
import type { RowType } from "./read-value";
import type { SheetSetting } from "./sheet-setting";
import { changeOf, itemOf } from "./value-address";

const january = periodOfDays("2025-01-01", "2025-01-31");
const july = periodOfDays("2025-07-01", "2025-07-31");
const setting: SheetSetting = {
  locale: "en-GB",
  currency: "SEK",
  readOnly: false,
  notANumber: "not a number",
  describe: (state) => state,
};
const year = (id: string, start: string, end: string, valueInJanuary?: number) => ({
  id,
  start: `${start}T00:00:00`,
  end: `${end}T00:00:00`,
  currency: "SEK",
  values: valueInJanuary === undefined ? [] : [{ period: january, value: valueInJanuary }],
});
const LIST: CompanyFigure[] = [
  { id: "a", name: "A", fiscalYears: [year("2025", "2025-01-01", "2025-12-31", 1)] },
  {
    id: "b",
    name: "B",
    fiscalYears: [year("early", "2024-07-01", "2025-06-30", 2), year("late", "2025-07-01", "2026-06-30")],
  },
  { id: "c", name: "C", fiscalYears: [] },
];

interface Put {
  to: string;
  items: KeyFigureDataChange[];
  succeed: () => void;
  fail: (status: number) => void;
}
let puts: Put[];
let sheet: CompaniesSheet;

beforeEach(() => {
  vi.useFakeTimers();
  puts = [];
  sheet = makeSheet();
});
afterEach(() => {
  vi.useRealTimers();
});

function makeSheet(kind: RowType = "Count"): CompaniesSheet {
  const made = new CompaniesSheet(
    "NumberOfEmployees",
    kind,
    [january, july],
    (companyId, yearId) => ({
      send: (items) =>
        new Promise<void>((resolve, reject) => {
          const fail = (status: number) => {
            reject(new ApiError({ status, typeOfError: "Any", message: "No.", saved: "no" }));
          };
          puts.push({ to: `${companyId} ${yearId}`, items, succeed: resolve, fail });
        }),
      // In tests of conflicts, 50 is the value that somebody else has stored.
      fetch: () => Promise.resolve([itemOf({ keyFigureInfoId: "NumberOfEmployees", period: january }, 50)]),
    }),
    setting,
  );
  made.setStored(LIST);
  return made;
}
const type = (...cells: [string, typeof january, number | null][]) => {
  sheet.change(cells.map(([rowId, period, content]) => ({ rowId, columnId: columnIdOf(period), content })));
};
const at = (rowId: string, period: typeof january) => sheet.content(rowId, columnIdOf(period));
const value = (period: typeof january, to: number | null, before: number | null) =>
  changeOf({ keyFigureInfoId: "NumberOfEmployees", period }, to, before);
/** Lets more time pass than the pause in typing that a save waits for. */
const pause = () => vi.advanceTimersByTimeAsync(1_000);

describe("one key figure of many companies", () => {
  it("has a row for each company and one for the sums", () => {
    expect(sheet.rowIds()).toEqual(["a", "b", "c", TOTAL_ROW]);
    expect([at("a", january), at("b", january), at("c", january), at(TOTAL_ROW, january)]).toEqual([1, 2, null, 3]);
    expect(at(TOTAL_ROW, july)).toBeNull();
    sheet.setShown(["b"]);
    expect(at(TOTAL_ROW, january)).toBe(2);
  });

  it("keeps the order of a sort when the list is fetched again", () => {
    sheet.setShown(["c", "b", "a"]);
    sheet.setStored([...LIST]);
    expect(sheet.rowIds()).toEqual(["c", "b", "a", TOTAL_ROW]);
    sheet.setShown(null);
    expect(sheet.rowIds()).toEqual(["a", "b", "c", TOTAL_ROW]);
  });

  it("still shows nothing under a filter without a match when the list is fetched again", () => {
    sheet.setShown([]);
    sheet.setStored([...LIST]);
    expect(sheet.rowIds()).toEqual([]);
  });

  it("keeps a company hidden when a new one is shown before the list has it", () => {
    const created = { id: "d", name: "D", fiscalYears: [] };
    sheet.setShown(["a", "b", "d"]);
    sheet.setStored([...LIST, created]);
    expect(sheet.rowIds()).toEqual(["a", "b", "d", TOTAL_ROW]);
  });

  it("shows a new company, and no longer a deleted one, when the list is fetched again", () => {
    const created = { id: "d", name: "D", fiscalYears: [] };
    sheet.setStored([...LIST.slice(1), created]);
    expect(sheet.rowIds()).toEqual(["b", "c", "d", TOTAL_ROW]);
    sheet.setShown(["d", "c"]);
    sheet.setStored(LIST);
    expect(sheet.rowIds()).toEqual(["c", TOTAL_ROW]);
  });

  it.each([
    ["amounts", "Amount"],
    ["values of an unknown unit", null],
  ] as const)("has no sum of %s in different currencies", (_, kind) => {
    const inEuro = { ...year("2025", "2025-01-01", "2025-12-31"), currency: "EUR" };
    sheet = makeSheet(kind);
    sheet.setStored([...LIST, { id: "d", name: "D", fiscalYears: [inEuro] }]);
    expect(at(TOTAL_ROW, january)).toBe(3);
    type(["d", january, 5], ["d", july, 6]);
    expect([at(TOTAL_ROW, january), at(TOTAL_ROW, july)]).toEqual([null, 6]);
    sheet.setShown(["d"]);
    expect(at(TOTAL_ROW, january)).toBe(5);
  });

  it("has a sum of counts of companies with different currencies", () => {
    const inEuro = { ...year("2025", "2025-01-01", "2025-12-31", 5), currency: "EUR" };
    sheet.setStored([...LIST, { id: "d", name: "D", fiscalYears: [inEuro] }]);
    expect(at(TOTAL_ROW, january)).toBe(8);
  });

  it("adds decimals without errors of rounding, before and after an edit", () => {
    sheet.setStored([
      { id: "a", name: "A", fiscalYears: [year("2025", "2025-01-01", "2025-12-31", 0.1)] },
      { id: "b", name: "B", fiscalYears: [year("2025", "2025-01-01", "2025-12-31", 0.2)] },
      { id: "c", name: "C", fiscalYears: [year("2025", "2025-01-01", "2025-12-31", -0.3)] },
    ]);
    expect(at(TOTAL_ROW, january)).toBe(0);
    type(["c", january, 0.4]);
    expect(at(TOTAL_ROW, january)).toBe(0.7);
  });

  it("cannot be written where a company has no fiscal year, nor in the sums", () => {
    const readOnly = (rowId: string) => sheet.isReadOnly(rowId, columnIdOf(january));
    expect(["a", "b", "c", TOTAL_ROW].map(readOnly)).toEqual([false, false, true, true]);
    type(["c", january, 5]);
    expect(at("c", january)).toBeNull();
  });

  it("is saved to each company and fiscal year by itself", async () => {
    type(["a", january, 10], ["b", january, 20], ["b", july, 30]);
    expect(at(TOTAL_ROW, january)).toBe(30);
    await pause();
    expect(puts.map(({ to, items }) => [to, items])).toEqual([
      ["a 2025", [value(january, 10, 1)]],
      ["b early", [value(january, 20, 2)]],
      ["b late", [value(july, 30, null)]],
    ]);
    for (const { succeed } of puts) succeed();
    await pause();
    expect(sheet.getStatus()).toMatchObject({ waiting: 0, saving: 0, failed: 0 });
    expect(sheet.saveOf("a").state).toBe("saved");
  });

  it("is saved to the other companies when the save of one fails, which its row shows", async () => {
    type(["a", january, 10], ["b", january, 20]);
    await pause();
    puts[0]!.fail(403);
    puts[1]!.succeed();
    await pause();
    expect([sheet.saveOf("a"), sheet.saveOf("b")]).toMatchObject([
      { state: "failed", failure: { status: 403 } },
      { state: "saved" },
    ]);
    expect(sheet.getStatus()).toMatchObject({ failed: 1, failedCompanies: 1, savedAt: expect.any(Date) as Date });
    expect(at("a", january)).toBe(10);
    void sheet.flush();
    puts[2]!.succeed();
    await pause();
    expect(sheet.getStatus()).toMatchObject({ failed: 0, failedCompanies: 0 });
  });

  it("shows what somebody else wrote in one company as a conflict of that row", async () => {
    type(["a", january, 10]);
    await pause();
    puts[0]!.fail(412);
    await pause();
    expect(sheet.saveOf("a").state).toBe("conflict");
    sheet.resolveConflicts("mine");
    await pause();
    expect(puts[1]!.items).toEqual([value(january, 10, 50)]);
  });

  it("lets the user choose for each value of two companies", async () => {
    type(["a", january, 10], ["b", january, 20]);
    await pause();
    for (const put of puts) put.fail(412);
    await pause();
    const [first, second] = sheet.conflicts();
    expect([first, second]).toMatchObject([
      { companyId: "a", mine: 10, theirs: 50 },
      { companyId: "b", mine: 20, theirs: 50 },
    ]);
    sheet.resolveConflicts("stored", first!.key);
    expect(sheet.conflicts()).toEqual([second]);
    sheet.resolveConflicts("mine", second!.key);
    await pause();
    expect(puts.slice(2)).toMatchObject([{ to: "b early", items: [value(january, 20, 50)] }]);
    expect([at("a", january), sheet.getStatus().conflicts]).toEqual([50, 0]);
  });

  it("says once which rows a paste into many companies changed", () => {
    const said: (string[] | null)[] = [];
    sheet.subscribe((ids) => said.push(ids && [...ids]));
    type(["a", january, 10], ["b", january, 20], ["b", july, 30]);
    expect(said.map((ids) => ids?.toSorted())).toEqual([[TOTAL_ROW, "a", "b"]]);
    expect(at(TOTAL_ROW, january)).toBe(30);
  });

  it("says once that a fetched list changed all rows", () => {
    type(["a", january, 10], ["b", january, 20]);
    const said: (string[] | null)[] = [];
    sheet.subscribe((ids) => said.push(ids && [...ids]));
    sheet.setStored(
      LIST.map(({ fiscalYears, ...company }) => ({
        ...company,
        fiscalYears: fiscalYears.map((own) => ({ ...own, values: [] })),
      })),
    );
    expect(said).toEqual([null]);
  });

  it("has at most four saves under way at once", async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      id: String(n),
      name: String(n),
      fiscalYears: [year("y", "2025-01-01", "2025-12-31")],
    }));
    sheet.setStored(many);
    type(...many.map(({ id }): [string, typeof january, number] => [id, january, 1]));
    await pause();
    expect(puts).toHaveLength(4);
    for (let i = 0; i < 20; i++) {
      puts[i]!.succeed();
      await vi.advanceTimersByTimeAsync(0);
      expect(puts).toHaveLength(Math.min(20, i + 1 + 4));
    }
    await pause();
    expect(sheet.getStatus()).toMatchObject({ saving: 0, waiting: 0, failed: 0 });
  });

  it("restores unsaved edits of the companies that are still in the list", () => {
    type(["a", january, 10], ["b", july, 30]);
    const drafts = sheet.unconfirmed();
    const next = makeSheet();
    next.setStored(LIST.slice(0, 1));
    expect(next.restore(drafts)).toBe(1);
    expect(next.content("a", columnIdOf(january))).toBe(10);
    expect(next.saveOf("a").state).toBe("unsaved");
  });
});
