import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endOfMonth } from "@/contract/calendar";
import { fiscalYear, importedFile, monthlyMovement, voucher, voucherRow } from "../../platform/db/schema";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { readLedger, type LedgerRow, type LedgerSelection } from "./read-ledger";

const OBJECT = '1_å"1,';

/**
 * Vouchers with more rows than a block holds: sales against the bank, each with a struck-out and an added row. Some
 * rows have their own date.
 */
function manyVouchers(count: number): string {
  const lines = [sieText({ vouchers: [] }).trimEnd(), '#OBJEKT 1 "å\\"1," x', "#OBJEKT 6 P x"];
  for (let i = 0; i < count; i++) {
    const month = String((i % 12) + 1).padStart(2, "0");
    const own = i % 7 === 0 ? `2025${month}28` : '""';
    lines.push(`#VER ${i % 2 === 0 ? "A" : "B"} ${i} 2025${month}15 "Text ${i}"`, "{");
    lines.push(`#TRANS 1930 {1 "å\\"1," 6 P} ${i}.05 ${own} "Rad ${i}"`, "#BTRANS 1930 {} 7");
    lines.push(`#RTRANS 3001 {6 P} -${i}.05`, `#TRANS 3001 {6 P} -${i}.05`, "}");
  }
  // Vouchers dated before and after the year. No other voucher uses account 2081.
  lines.push('#VER C 1 20241224 ""', "{", "#TRANS 1930 {} 1", "#TRANS 2081 {} -1", "}");
  lines.push('#VER C 2 20260102 ""', "{", "#TRANS 1930 {} 2", "#TRANS 2081 {} -2", "}");
  return lines.join("\n");
}

describe("the rows of a fiscal year's vouchers", () => {
  let app: TestApp;
  let year: Pick<LedgerSelection, "companyId" | "fiscalYearId">;
  const whole = { firstDay: "2025-01-01", lastDay: "2025-12-31", limit: 100_000 };

  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.agency("home");
    await app.make.user("AgencyDirector", { userName: "director", agencyId: "home" });
    const companyId = await app.make.company("home");
    const added = sieText({ withoutBalances: true, vouchers: [{ date: "20250310", amount: 9, text: "Lön" }] });
    for (const data of [manyVouchers(1_400), added]) {
      const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
      expect(response.body).toMatchObject({ success: true });
    }
    const [row] = await app.database.db.select().from(fiscalYear).where(eq(fiscalYear.companyId, companyId));
    year = { companyId, fiscalYearId: row!.id };
  });
  afterAll(() => app.stop());

  const read = (selection: Partial<LedgerSelection> & Pick<LedgerSelection, "accounts">) =>
    readLedger(app.database.db, { ...whole, ...year, ...selection });

  /** The same rows computed from the database views. */
  async function expected(accounts: string[], keep: (row: typeof voucherRow.$inferSelect) => boolean = () => true) {
    const { db } = app.database;
    const vouchers = await db.select().from(voucher).where(eq(voucher.companyId, year.companyId));
    const files = await db.select().from(importedFile).where(eq(importedFile.companyId, year.companyId));
    const headOf = new Map(vouchers.map((head) => [head.ordinal, head]));
    const rows = await db.select().from(voucherRow).where(eq(voucherRow.companyId, year.companyId));
    return rows
      .filter((row) => accounts.includes(row.account) && row.kind === "TRANS" && keep(row))
      .sort((a, b) =>
        a.date !== b.date ? (a.date < b.date ? -1 : 1) : a.voucherOrdinal - b.voucherOrdinal || a.ordinal - b.ordinal,
      )
      .map(({ account, date, amount, text, objects, line, voucherOrdinal }): LedgerRow => {
        const head = headOf.get(voucherOrdinal)!;
        const { sequence, id, program } = files.find((file) => file.sequence === head.fileSequence)!;
        return {
          account,
          date,
          amount,
          text,
          objects,
          line,
          voucher: { series: head.series, number: head.number, date: head.date, text: head.text, line: head.line },
          file: { sequence, id, program },
        };
      });
  }

  it("are those of the accounts by date, with voucher and line of the file", async () => {
    const page = await read({ accounts: new Set(["1930", "2081", "9999"]) });
    expect(page.rows).toEqual(await expected(["1930", "2081"]));
    // The rows of 1930: the many, the two outside the year and the added one; of 2081 the two outside the year.
    expect(page.count).toBe(1_400 + 2 + 1 + 2);
    const { rows } = await read({ accounts: ["3001"], firstDay: "2025-03-10", lastDay: "2025-03-10" });
    expect(rows).toMatchObject([{ amount: -900n, voucher: { text: "Lön" }, file: { sequence: 1 } }]);
  });

  it("are those of the days; rows dated outside the year count on its first or last day", async () => {
    const march = { firstDay: "2025-03-01", lastDay: "2025-03-20" };
    const { rows } = await read({ accounts: ["1930"], ...march });
    expect(rows).toEqual(await expected(["1930"], ({ date }) => date >= march.firstDay && date <= march.lastDay));
    const amounts = async (firstDay: string, lastDay: string) =>
      (await read({ accounts: ["2081"], firstDay, lastDay })).rows.map(({ date, amount }) => [date, amount]);
    expect(await amounts("2025-01-01", "2025-01-31")).toEqual([["2024-12-24", -100n]]);
    expect(await amounts("2025-02-01", "2025-11-30")).toEqual([]);
    expect(await amounts("2025-12-01", "2025-12-31")).toEqual([["2026-01-02", -200n]]);
  });

  it("sum to the movement of their month, for the company and for an object", async () => {
    const { db } = app.database;
    for (const object of ["", OBJECT, "6_P"]) {
      const movements = await db
        .select()
        .from(monthlyMovement)
        .where(and(eq(monthlyMovement.companyId, year.companyId), eq(monthlyMovement.object, object)));
      expect(movements.length).toBeGreaterThan(10);
      for (const { account, month, amount } of movements) {
        const days = { firstDay: month, lastDay: endOfMonth(month) };
        const { rows } = await read({ accounts: [account], ...days, dimensionId: object });
        expect([object, account, month, rows.reduce((sum, row) => sum + row.amount, 0n)]).toEqual([
          object,
          account,
          month,
          amount,
        ]);
      }
    }
  });

  it("come page by page, each page with the count of all rows", async () => {
    const all = await read({ accounts: ["1930", "3001"] });
    const pages = [0, 1_000, 2_000, 3_000].map((offset) => read({ accounts: ["1930", "3001"], limit: 1_000, offset }));
    const found = await Promise.all(pages);
    // 1,403 of account 1930, and 1,401 of 3001, which the two vouchers outside the year do not use.
    expect(all.rows).toHaveLength(2_804);
    expect(found.map(({ count }) => count)).toEqual([2_804, 2_804, 2_804, 2_804]);
    expect(found.flatMap(({ rows }) => rows)).toEqual(all.rows);
    expect(found[3]!.rows).toEqual([]);
  });

  it("are none of another company, year, account or object", async () => {
    const none = { rows: [], count: 0 };
    expect(await read({ accounts: [] })).toEqual(none);
    expect(await read({ accounts: ["193"] })).toEqual(none);
    expect(await read({ accounts: ["1930"], companyId: "other" })).toEqual(none);
    expect(await read({ accounts: ["1930"], fiscalYearId: "other" })).toEqual(none);
    expect(await read({ accounts: ["1930"], dimensionId: "1_P" })).toEqual(none);
  });
});
