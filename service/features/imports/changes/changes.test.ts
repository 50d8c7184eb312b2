import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changedVoucherListSchema,
  importChangeSchema,
  MAX_CHANGED_ROWS,
  type ChangedVoucher,
  type ImportChange,
} from "@/contract/imports/import-change";
import type { SieImportEntry, SieImportRequest, SieImportResult } from "@/contract/imports/sie-import";
import { grantOf, ROLES } from "@/contract/permissions";
import { describeWithRealFiles, realFileNames, realFileText } from "../../../books/sie/testing/real-files";
import { accountBalances } from "../../../platform/db/schema";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { TestApp } from "../../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await importText(people.companyId, file([{ name: "A 1" }]));
});
afterAll(() => app.stop());

interface Row {
  account: number;
  amount: string;
  text?: string;
}
interface Ver {
  /** Series and number, separated by a space. */
  name: string;
  day?: string;
  text?: string;
  rows?: Row[];
}

const sold = (amount: string): Row[] => [
  { account: 1930, amount },
  { account: 3001, amount: amount.startsWith("-") ? amount.slice(1) : `-${amount}` },
];

/** A SIE file of 2025 with these vouchers; 2081 has the opening balance of 1930 with the opposite sign. */
function file(vouchers: Ver[], { opening = "0" } = {}): string {
  const lines = [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    '#PROGRAM "Prov" 1.0',
    "#GEN 20260101",
    '#FNAMN "Provbolaget"',
    "#RAR 0 20250101 20251231",
    '#KONTO 1930 "Bank"',
    '#KONTO 2081 "Aktiekapital"',
    '#KONTO 3001 "Varor"',
    '#KONTO 5010 "Hyra"',
    `#IB 0 1930 ${opening}`,
    `#IB 0 2081 ${opening === "0" ? "0" : `-${opening}`}`,
  ];
  for (const { name, day = "20250115", text = "Fakturor", rows = sold("100.00") } of vouchers) {
    lines.push(`#VER ${name} ${day} "${text}"`, "{");
    for (const row of rows) lines.push(`#TRANS ${row.account} {} ${row.amount} "" "${row.text ?? ""}"`);
    lines.push("}");
  }
  return `${lines.join("\r\n")}\r\n`;
}

async function importText(companyId: string, data: string, more: Partial<SieImportRequest> = {}): Promise<void> {
  // A minute later each time, because the list of imports is ordered by time.
  app.now = new Date(app.now.getTime() + 60_000);
  const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data, ...more });
  expect([response.status, (response.body as SieImportResult).errors]).toEqual([200, []]);
}

const path = (companyId: string) => `/Api/v2/Company/${companyId}/SieImport`;

/** The latest import of the company, or the one that many imports before it. */
async function latest(companyId: string, importsBefore = 0): Promise<SieImportEntry> {
  return ((await app.as("director").get(path(companyId))).body as SieImportEntry[])[importsBefore]!;
}

async function changeOf(companyId: string, importsBefore = 0): Promise<ImportChange> {
  const { id } = await latest(companyId, importsBefore);
  const response = await app.as("director").get(`${path(companyId)}/${id}/Change`);
  // The text is compared with anything, so that a failure shows it.
  expect([response.status, response.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  return importChangeSchema.parse(response.body);
}

async function vouchersOf(companyId: string, query = "") {
  const { id } = await latest(companyId);
  const response = await app.as("director").get(`${path(companyId)}/${id}/ChangedVoucher${query}`);
  expect(response).toMatchObject({ status: 200 });
  return changedVoucherListSchema.parse(response.body);
}

/** Imports the files in order, and returns the changes that the last one made. */
async function changesOf(...files: string[]) {
  const companyId = await app.make.company("home");
  for (const data of files) await importText(companyId, data);
  return { companyId, change: await changeOf(companyId), list: await vouchersOf(companyId) };
}

/** The change, and the voucher's series and number before and after it: "renumbered A2 A3". */
const said = ({ change, before, after }: ChangedVoucher) =>
  [change, before && `${before.series}${before.number}`, after && `${after.series}${after.number}`]
    .filter((part) => part !== undefined)
    .join(" ");

const accountsOf = ({ books }: ImportChange) => books!.accounts.map(({ number }) => number);

describe("an import compared with the books before", () => {
  it("has nothing to compare with when the import created the year", async () => {
    const { change, list } = await changesOf(file([{ name: "A 1" }]));
    expect(change).toMatchObject({ state: "nothingBefore", isInBooks: true, import: { action: "new" } });
    expect([change.books, list]).toEqual([undefined, { count: 0, isComplete: true, vouchers: [] }]);
  });

  it("shows no changes when the files differ only outside the books", async () => {
    const one = file([{ name: "A 1" }, { name: "A 2", rows: sold("5.50") }]);
    const { change, list } = await changesOf(one, one.replace("#GEN 20260101", "#GEN 20260102"));
    expect(change.state).toBe("compared");
    expect(change.books).toMatchObject({ accounts: [], keyFigures: [] });
    expect(change.books!.vouchers).toEqual({ before: 2, after: 2, added: 0, removed: 0, changed: 0, renumbered: 0 });
    expect(list.vouchers).toEqual([]);
  });

  it("lists added, removed and changed vouchers, and each account's amounts to the öre", async () => {
    const { companyId, change, list } = await changesOf(
      file([
        { name: "A 1" },
        { name: "A 2", rows: sold("200.10") },
        { name: "A 3", day: "20250210", rows: sold("7.07") },
      ]),
      file(
        [
          { name: "A 1" },
          { name: "A 2", rows: sold("200.11") },
          { name: "A 4", day: "20250310", text: "Hyra", rows: sold("-0.01") },
        ],
        { opening: "50.05" },
      ),
    );
    expect(change.books!.vouchers).toMatchObject({ before: 3, after: 3, added: 1, removed: 1, changed: 1 });
    expect(change.books!.accounts[0]).toEqual({
      number: "1930",
      name: "Bank",
      opening: { before: 0, after: 50_05, difference: 50_05 },
      closing: { before: 307_17, after: 350_15, difference: 42_98 },
      months: [
        { month: "2025-01", before: 300_10, after: 300_11, difference: 1 },
        { month: "2025-02", before: 7_07, after: 0, difference: -7_07 },
        { month: "2025-03", before: 0, after: -1, difference: -1 },
      ],
    });
    expect(accountsOf(change)).toEqual(["1930", "2081", "3001"]);
    expect(list.vouchers.map(said)).toEqual(["changed A2 A2", "removed A3", "added A4"]);
    const { id } = await latest(companyId);
    const [changed, , added] = list.vouchers;
    expect(changed!.rows.map((row) => [row.change, row.account.number, row.amount])).toEqual([
      ["removed", "1930", 200_10],
      ["added", "1930", 200_11],
      ["removed", "3001", -200_10],
      ["added", "3001", -200_11],
    ]);
    expect(changed).toMatchObject({ rowCount: 4, before: { debit: 200_10 }, after: { debit: 200_11, import: id } });
    expect(added!.after).toMatchObject({ date: "2025-03-10", text: "Hyra", debit: 1 });
    // The import and line address the voucher in the books.
    const voucher = await app.as("director").get(`${path(companyId)}/${id}/Voucher/${added!.after!.line}`);
    expect(voucher.body).toMatchObject({ series: "A", number: "4" });
  });

  it("distinguishes vouchers with the same number in different series", async () => {
    const { list } = await changesOf(
      file([{ name: "A 1" }, { name: "B 1" }, { name: "C 1", rows: sold("3.00") }]),
      file([{ name: "A 1" }, { name: "B 1", rows: sold("9.00") }, { name: "C 1", rows: sold("3.00") }]),
    );
    expect(list.vouchers.map(said)).toEqual(["changed B1 B1"]);
  });

  it("recognizes renumbered vouchers, and the voucher that was inserted between them", async () => {
    const months = ["20250115", "20250215", "20250315"].map((day, i) => ({ name: `A ${i + 1}`, day }));
    const moved = months.slice(1).map(({ day }, i) => ({ name: `A ${i + 3}`, day }));
    const { list, change } = await changesOf(
      file(months),
      file([months[0]!, { name: "A 2", day: "20250120", rows: sold("8.00") }, ...moved]),
    );
    expect(list.vouchers.map(said)).toEqual(["added A2", "renumbered A2 A3", "renumbered A3 A4"]);
    expect(change.books!.vouchers).toMatchObject({ added: 1, removed: 0, changed: 0, renumbered: 2 });
    expect(list.vouchers[1]!.rows).toEqual([]);
  });

  it("ignores the order of rows, and counts another text or day as a change", async () => {
    const rows = [...sold("10.00"), ...sold("20.00")];
    const { list, change } = await changesOf(
      file([{ name: "A 1", rows }, { name: "A 2", text: "Hyra" }, { name: "A 3" }]),
      file([
        { name: "A 1", rows: rows.toReversed() },
        { name: "A 2", text: "Hyran" },
        { name: "A 3", day: "20250116" },
      ]),
    );
    expect(list.vouchers.map(said)).toEqual(["changed A2 A2", "changed A3 A3"]);
    expect(change.books!.accounts).toEqual([]);
  });

  it("orders vouchers by number, also where only some are numeric", async () => {
    const numbers = ["2", "x", "12B", "1", "13", "12"];
    const { list } = await changesOf(file([]), file(numbers.map((number) => ({ name: `A ${number}` }))));
    expect(list.vouchers.map(({ after }) => after!.number)).toEqual(["1", "2", "12", "12B", "13", "x"]);
  });

  it("pairs vouchers without numbers, and repeated numbers, one by one", async () => {
    const { list } = await changesOf(
      file([{ name: 'A ""' }, { name: 'A ""', text: "Lön" }, { name: "B 1" }, { name: "B 1" }]),
      file([{ name: 'A ""' }, { name: 'A ""', text: "Lön", rows: sold("1.00") }, { name: "B 1" }]),
    );
    expect(list.vouchers.map(said)).toEqual(["changed A A", "removed B1"]);
  });

  it("compares added vouchers with the books at that time, also when the books were replaced later", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, file([{ name: "A 1" }]));
    await importText(companyId, sieText({ withoutBalances: true, vouchers: [{ date: "20250301", amount: 5 }] }));
    const check = async (importsBefore: number) => {
      const change = await changeOf(companyId, importsBefore);
      expect(change.books!.vouchers).toMatchObject({ before: 1, after: 2, added: 1, removed: 0 });
      expect(change.books!.accounts.map(({ closing }) => closing.difference)).toEqual([5_00, -5_00]);
      return change.isInBooks;
    };
    expect(await check(0)).toBe(true);
    await importText(companyId, file([{ name: "A 1", rows: sold("2.00") }]));
    expect(await check(1)).toBe(false);
    expect((await changeOf(companyId)).books!.vouchers).toMatchObject({ before: 2, after: 1, removed: 1, changed: 1 });
  });

  it("shows only the added vouchers when they lengthen the year, even with an earlier row in a new month", async () => {
    const companyId = await app.make.company("home");
    const added = (date: string) => sieText({ withoutBalances: true, vouchers: [{ date, amount: 5 }] });
    await importText(companyId, file([{ name: "A 1" }]));
    // The row of account 1930 has a day of its own, after the end of the year so far.
    await importText(companyId, added("20251231").replace("1930 {} 5", "1930 {} 5 20260110"));
    const longer = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2026-06-30" };
    await importText(companyId, added("20260210"), longer);
    const { books } = await changeOf(companyId);
    expect(books!.accounts.map(({ number, months }) => [number, months.map(({ month }) => month)])).toEqual([
      ["1930", ["2026-02"]],
      ["3001", ["2026-02"]],
    ]);
    expect(books!.vouchers).toMatchObject({ before: 2, after: 3, added: 1, changed: 0 });
  });

  it("is not compared with books in another currency, and keeps the currency that the fiscal year had then", async () => {
    const inEuro = file([{ name: "A 1", rows: sold("2.00") }]).replace("#KONTO", "#VALUTA EUR\r\n#KONTO");
    const companyId = await app.make.company("home");
    await importText(companyId, file([{ name: "A 1" }]));
    await importText(companyId, file([{ name: "A 1", rows: sold("3.00") }]));
    await importText(companyId, inEuro);
    const change = await changeOf(companyId);
    expect([change.state, change.currency, change.books]).toEqual(["otherCurrency", "EUR", undefined]);
    expect(await vouchersOf(companyId)).toEqual({ count: 0, isComplete: true, vouchers: [] });
    expect(await changeOf(companyId, 1)).toMatchObject({ state: "compared", currency: "SEK" });
  });

  it("is compared when users have set another currency since, which converts nothing", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, file([{ name: "A 1" }]));
    await importText(companyId, file([{ name: "A 1", rows: sold("2.00") }]));
    const { fiscalYear } = await latest(companyId);
    const year = `/Api/v2/Company/${companyId}/FiscalYear/${fiscalYear.id}`;
    expect(await app.as("director").put(year, { currency: "EUR" })).toMatchObject({ status: 200 });
    expect(await changeOf(companyId)).toMatchObject({ state: "compared", currency: "EUR" });
    await importText(companyId, file([{ name: "A 1", rows: sold("4.00") }]), { currency: "EUR" });
    expect(await changeOf(companyId)).toMatchObject({ state: "compared", currency: "EUR" });
    expect(await changeOf(companyId, 1)).toMatchObject({ state: "compared", currency: "EUR" });
  });

  it("names accounts as the books do, which added vouchers do not rename", async () => {
    const added = sieText({ withoutBalances: true, vouchers: [{ date: "20250301", amount: 5 }] });
    const renaming = added.replace("#VER", '#KONTO 1930 "Lönekonto"\r\n#VER');
    const { change } = await changesOf(file([{ name: "A 1" }]), renaming);
    expect(change.books!.accounts.map(({ number, name }) => [number, name])).toEqual([
      ["1930", "Bank"],
      ["3001", "Varor"],
    ]);
  });

  it("is not compared once it was taken back", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, file([{ name: "A 1" }]));
    await importText(companyId, file([{ name: "A 1", rows: sold("2.00") }]));
    const { id } = await latest(companyId);
    await app.as("director").delete(`${path(companyId)}/${id}`);
    expect(await changeOf(companyId)).toMatchObject({ state: "takenBack", isInBooks: false });
  });

  it("has the key figures that the API returned before and returns after the import", async () => {
    const companyId = await app.make.company("home");
    const sales = async () => {
      const query = "startDate=2025-02-01&endDate=2025-02-28";
      const { body } = await app.as("director").get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales?${query}`);
      return (body as { keyFigureValues: { value: number }[] }).keyFigureValues[0]!.value;
    };
    await importText(companyId, file([{ name: "A 1", day: "20250215", rows: sold("10.00") }]));
    const before = await sales();
    await importText(companyId, file([{ name: "A 1", day: "20250215", rows: sold("12.50") }]));
    const { books } = await changeOf(companyId);
    expect(books!.months.map(({ start }) => start.slice(0, 7))).toEqual(["2025-01", "2025-02"]);
    const figure = books!.keyFigures.find(({ keyFigure }) => keyFigure.id === "NetSales");
    expect(figure!.values).toEqual([
      { period: { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" }, before, after: await sales() },
    ]);
    expect([before, await sales()]).toEqual([10, 12.5]);
  });
});

describe("the changed vouchers", () => {
  it.each(["account=5010", "text=kontor"])("are found by %s of a row that is not listed", async (query) => {
    const rows: Row[] = Array.from({ length: MAX_CHANGED_ROWS }, () => ({ account: 1930, amount: "1.00" }));
    rows.push({ account: 5010, amount: `-${MAX_CHANGED_ROWS}.00`, text: "Kontor" });
    const { companyId } = await changesOf(file([]), file([{ name: "A 1", rows }]));
    const { vouchers } = await vouchersOf(companyId, `?${query}`);
    expect(vouchers.map(said)).toEqual(["added A1"]);
    expect(vouchers[0]!.rows.map(({ account }) => account.number)).not.toContain("5010");
  });

  it("are narrowed by change, account and text, and come page by page", async () => {
    const rent = [
      { account: 5010, amount: "4.00", text: "Kontor" },
      { account: 1930, amount: "-4.00" },
    ];
    const { companyId } = await changesOf(
      file([{ name: "A 1" }, { name: "A 2" }]),
      file([
        { name: "A 1", rows: sold("1.00") },
        { name: "A 3", text: "Hyra", rows: rent },
        { name: "A 4", rows: sold("6.00") },
      ]),
    );
    const names = async (query: string) => (await vouchersOf(companyId, query)).vouchers.map(said);
    expect(await names("")).toEqual(["changed A1 A1", "removed A2", "added A3", "added A4"]);
    expect(await names("?change=added")).toEqual(["added A3", "added A4"]);
    expect(await names("?account=5010")).toEqual(["added A3"]);
    expect(await names("?text=kontor")).toEqual(["added A3"]);
    expect(await names("?text=a%203")).toEqual(["added A3"]);
    expect(await names("?limit=1&offset=1")).toEqual(["removed A2"]);
    expect(await vouchersOf(companyId, "?limit=1")).toMatchObject({ count: 4, isComplete: true });
    const { id } = await latest(companyId);
    for (const query of ["change=other", "limit=0", "limit=501", "offset=x"]) {
      const { status } = await app.as("director").get(`${path(companyId)}/${id}/ChangedVoucher?${query}`);
      expect(status, query).toBe(400);
    }
  });
});

it.each(ROLES)("%s sees the changes of an import if they may import, and only under its company", async (role) => {
  const client = app.as(people.userOf[role]);
  const { id } = await latest(people.companyId);
  for (const resource of ["Change", "ChangedVoucher"]) {
    const response = await client.get(`${path(people.companyId)}/${id}/${resource}`);
    expect(response.status).toBe(grantOf(role, "sie.import") ? 200 : 403);
    const other = await app.make.company("home");
    expect((await client.get(`${path(other)}/${id}/${resource}`)).status).toBe(404);
  }
});

/** The fiscal years of files of vouchers alone (4I), which only the request can give (ADR 0054). */
const STATED_YEARS: Record<string, { fiscalYearStart: string; fiscalYearEnd: string }> = {
  "kontek-lon-4i.si": { fiscalYearStart: "2011-01-01", fiscalYearEnd: "2011-12-31" },
};

describeWithRealFiles("the comparison of real files", () => {
  it.each(realFileNames())("adds up to the balances of %s", async (name) => {
    const companyId = await app.make.company("home");
    const data = realFileText(name);
    const first = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data, ...STATED_YEARS[name] });
    const { errors, summary } = first.body as SieImportResult;
    expect(errors).toEqual([]);
    const year = summary!.fiscalYear!;
    const balances = async () => {
      const rows = await app.database.db
        .select()
        .from(accountBalances)
        .where(and(eq(accountBalances.companyId, companyId), eq(accountBalances.object, "")));
      return rows.flatMap(({ accounts, openings, movements }) => {
        const months = movements.length / accounts.length;
        return accounts.map((account, i) => ({
          account,
          opening: openings[i]!,
          movements: movements.slice(i * months, (i + 1) * months),
        }));
      });
    };
    const before = await balances();
    const day = (timestamp: string) => timestamp.slice(0, 10).replaceAll("-", "");
    // After a year without amounts, every amount of the file is a difference.
    await importText(companyId, sieText({ start: day(year.start), end: day(year.end), vouchers: [] }));
    await importText(companyId, data);
    const after = await balances();
    expect(after).toEqual(before);
    const { books } = await changeOf(companyId);
    const told = new Map(books!.accounts.map((account) => [account.number, account]));
    for (const { account, opening, movements } of after) {
      const { opening: openingChange, closing, months } = told.get(account)!;
      expect([openingChange.before, BigInt(openingChange.after)]).toEqual([0, opening]);
      expect(BigInt(closing.before + closing.difference)).toBe(
        movements.reduce((sum, amount) => sum + amount, opening),
      );
      const moved = movements.filter((amount) => amount !== 0n);
      expect(months.map(({ before: was, difference }) => BigInt(was + difference))).toEqual(moved);
    }
    expect(told.size).toBe(after.length);
    expect(books!.vouchers).toMatchObject({ before: 0, added: books!.vouchers.after, removed: 0 });
  });
});
