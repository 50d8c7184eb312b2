// Long: imports the books of each real file.
import { asc, eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { accountBalances, fiscalYear, importedFile, monthlyMovement, openingBalance } from "../../platform/db/schema";
import { evaluate } from "../../figures/engine/evaluate";
import { inputsOf } from "../../figures/engine/testing/inputs-of";
import { readSie } from "../../books/sie/read";
import { describeWithRealFiles, realFileText } from "../../books/sie/testing/real-files";
import { TestApp } from "../../testing/test-app";
import { rebuildEarlierBooks } from "../imports/rebuild-books";
import { readBooks } from "./read-books";
import { importRealBooks, REAL_BOOKS, writtenResult } from "./testing/real-books";

/** Ids of the companies by the names of their files. */
let companyIds: Map<string, string>;
let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  companyIds = await importRealBooks(app);
}, 240_000);
afterAll(() => app.stop());

async function values(file: string, query: string): Promise<KeyFigureResult[]> {
  const response = await app.as("administrator").get(`/Api/v2/Company/${companyIds.get(file)}/KeyFigureValue${query}`);
  expect(response.status).toBe(200);
  return response.body as KeyFigureResult[];
}

async function booksOfFile(file: string) {
  const companyId = companyIds.get(file)!;
  const { db } = app.database;
  const years = await db.select().from(fiscalYear).where(eq(fiscalYear.companyId, companyId));
  return readBooks(db, years, { companyId, from: "0001-01-01", to: "9999-12-31" });
}

describeWithRealFiles("key figures of the vendors' files", () => {
  it.each(REAL_BOOKS)("give the result of $file", async ({ file, resultDiffers = 0n }) => {
    const [profit] = (await values(file, "?numberOfYears=1")).filter(({ keyFigure }) => keyFigure.id === "Profit");
    expect(ore(profit!.keyFigureValues[0]!.value) - writtenResult(file)).toBe(resultDiffers);
  });

  it.each(REAL_BOOKS)("balance in $file", async ({ file, year: [firstDay, lastDay], unbalanced = 0n }) => {
    const books = await booksOfFile(file);
    const amount = (name: string) => ore(evaluate(books, inputsOf([]), name, { firstDay, lastDay }).value);
    const liabilities = ["Equity", "UntaxedReserves", "Provisions", "LongTermDebt", "CurrentDebt"].map(amount);
    expect(amount("Assets") - liabilities.reduce((sum, part) => sum + part)).toBe(unbalanced);
  });

  it.each(REAL_BOOKS)(
    "open with the sum of #IB in $file",
    async ({ file, year: [firstDay, lastDay], openingBalance = 0n }) => {
      const books = await booksOfFile(file);
      const { value } = evaluate(books, inputsOf([]), "OpeningBalances", { firstDay, lastDay });
      expect(ore(value)).toBe(openingBalance);
    },
  );

  it.each(REAL_BOOKS)("add up by month in $file", async ({ file, year: [first, last], monthsKnown, monthsUnknown }) => {
    const flows = ["NetSales", "GrossProfit", "EBITDA", "OperatingProfit", "Profit", "CashFlow"];
    const yearValues = new Map(
      (await values(file, "")).map(({ keyFigure, keyFigureValues }) => [keyFigure.id, keyFigureValues]),
    );
    for (const { keyFigure, keyFigureValues } of await values(
      file,
      `?startDate=${first}&endDate=${last}&resolution=month`,
    )) {
      if (!flows.includes(keyFigure.id)) continue;
      expect(keyFigureValues).toHaveLength(12);
      if (monthsUnknown) {
        // The only such file is booked through its third month.
        expect(keyFigureValues.slice(0, 3)).toMatchObject(
          Array<object>(3).fill({ value: null, reason: { code: "monthsUnknown", start: first, end: last } }),
        );
        continue;
      }
      if (monthsKnown === false) {
        const reason = { code: "yearBalancesOnly", start: first, end: last };
        for (const value of keyFigureValues) expect(value).toMatchObject({ value: null, reason });
      } else {
        const sum = keyFigureValues
          .filter(({ value }) => value !== null)
          .reduce((total, { value }) => total + ore(value), 0n);
        expect([keyFigure.id, sum]).toEqual([keyFigure.id, ore(yearValues.get(keyFigure.id)![0]!.value)]);
      }
    }
  });

  it("are the same from the months (#PSALDO) and from the vouchers of the same company", async () => {
    const [months, vouchers] = await Promise.all(
      ["visma-compact-2-2010.se", "visma-compact-4e-2010.se"].map(async (file) => ({
        balances: await wholeBalances(file),
        byMonth: await values(file, "?resolution=month&numberOfYears=1"),
        years: await values(file, ""),
      })),
    );
    // Two empty lists would be equal too.
    expect(months!.balances.movements.length).toBe(259);
    expect(months).toEqual(vouchers);
  });

  it.each(["avendo-4e-rtrans-2011.se", "briljant-4e-2008.se", "fortnox-4e-2010.se"])(
    "are computed from the months of the vouchers, which are those of #PSALDO in %s",
    async (file) => {
      const { movements } = await wholeBalances(file);
      const written = readSie(realFileText(file)).monthlyAmounts.filter(
        ({ kind, yearIndex, objects, amount }) =>
          kind === "PSALDO" && yearIndex === 0 && objects.length === 0 && amount !== 0n,
      );
      const line = ({ account, month, amount }: { account: string; month: string; amount: bigint }) =>
        `${account} ${month.slice(0, 7)} ${amount}`;
      expect(movements.map(line).toSorted()).toEqual(written.map(line).toSorted());
    },
  );

  it("have movements of an object only on accounts that have one of the whole company", async () => {
    const rows = await app.database.db.execute(sql`
      select count(*)::int as count from monthly_movement part where object <> '' and not exists (
        select 1 from monthly_movement whole where whole.object = '' and whole.company_id = part.company_id
          and whole.fiscal_year_id = part.fiscal_year_id and whole.account = part.account)`);
    expect((rows as { rows: { count: number }[] }).rows[0]!.count).toBe(0);
  });

  it("come out the same when the files are read again, as after an update of the service", async () => {
    const { db } = app.database;
    const stored = () =>
      Promise.all([
        db
          .select()
          .from(openingBalance)
          .orderBy(...orderOf(openingBalance)),
        db
          .select()
          .from(monthlyMovement)
          .orderBy(...orderOf(monthlyMovement), asc(monthlyMovement.month)),
        db.select().from(fiscalYear).orderBy(asc(fiscalYear.id)),
        db.select({ id: importedFile.id, warnings: importedFile.warnings }).from(importedFile).orderBy(importedFile.id),
      ]);
    const imported = await stored();
    expect(imported[1].filter(({ object }) => object !== "").length).toBeGreaterThan(100);
    // As an earlier version could have left them: no balances, no account without months, another last ledger date.
    await db.update(fiscalYear).set({ readingVersion: 0, monthsUnknown: [], lastLedgerDate: sql`first_day` });
    await db.delete(accountBalances);
    const log = pino({ level: "silent" });
    await rebuildEarlierBooks(db, { log, signal: new AbortController().signal });
    expect(await stored()).toEqual(imported);
  });

  it("have known values for some files of types 2 and 3", async () => {
    const valueOf = async (file: string, id: string) =>
      (await values(file, "?numberOfYears=1")).find(({ keyFigure }) => keyFigure.id === id)!.keyFigureValues[0]!;
    expect(await valueOf("avendo-3-2011.se", "NetSales")).toMatchObject({ value: 1_960_220.73 });
    expect(await valueOf("avendo-3-2011.se", "Profit")).toMatchObject({ value: 277_798.46 });
    expect(await valueOf("bl-administration-3-2017.se", "NetSales")).toMatchObject({ value: 6_700 });
    expect(await valueOf("bl-administration-3-2017.se", "Profit")).toMatchObject({ value: -79_713.79 });
    // The file was written on 25 November 2015, which is how far its balances reach: its year ends in August 2016.
    expect(await valueOf("softone-xe-2-2016.se", "NetSales")).toMatchObject({
      value: 114_066.51,
      bookedThrough: "2015-11-30",
    });
  });

  it("are the same from the months (#PSALDO) and from vouchers with corrections of the same company", async () => {
    const [months, vouchers] = await Promise.all(
      ["bl-administration-2-2010.se", "bl-administration-4e-2010.se"].map(async (file) => ({
        balances: await wholeBalances(file),
        byMonth: await values(file, "?resolution=month&numberOfYears=1"),
      })),
    );
    expect(months).toEqual(vouchers);
  });
});

function ore(value: number | null): bigint {
  if (value === null) throw new Error("there is no value");
  return BigInt(Math.round(value * 100));
}

async function wholeBalances(file: string) {
  const { db } = app.database;
  const companyId = companyIds.get(file)!;
  const { account, amount, month } = monthlyMovement;
  return {
    openings: await db
      .select({ account: openingBalance.account, amount: openingBalance.amount })
      .from(openingBalance)
      .where(sql`${openingBalance.companyId} = ${companyId} and ${openingBalance.object} = ''`)
      .orderBy(asc(openingBalance.account)),
    movements: await db
      .select({ account, month, amount })
      .from(monthlyMovement)
      .where(sql`${monthlyMovement.companyId} = ${companyId} and ${monthlyMovement.object} = ''`)
      .orderBy(asc(account), asc(month)),
  };
}

function orderOf(table: typeof openingBalance | typeof monthlyMovement) {
  return [asc(table.companyId), asc(table.fiscalYearId), asc(table.object), asc(table.account)];
}
