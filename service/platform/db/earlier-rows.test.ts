import { Readable } from "node:stream";
import { gzipSync, gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase, openTestDatabase, TEST_DATABASE } from "../../testing/test-database";
import { migrateToEarlier } from "../../testing/migrate-to-earlier";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import { restoredValues } from "../../testing/test-keyring";
import { readBackup, writeBackup } from "./backup/backup-file";
import type { Db } from "./database";
import { openPostgres } from "./open-postgres";
import { rowsOf } from "./statements";

/** The tables of earlier versions with a row for each voucher, voucher row and balance. Views have replaced them. */
const EARLIER = {
  voucher:
    "company_id, fiscal_year_id, ordinal, file_sequence, line, series, number, date, text, registered, signature",
  voucher_row:
    "company_id, fiscal_year_id, voucher_ordinal, ordinal, line, account, amount, date, text, quantity, signature, objects, kind",
  opening_balance: "company_id, fiscal_year_id, object, account, amount",
  monthly_movement: "company_id, fiscal_year_id, object, account, month, amount",
};
type EarlierTable = keyof typeof EARLIER;

const ORDER: Record<EarlierTable, string> = {
  voucher: "ordinal",
  voucher_row: "voucher_ordinal, ordinal",
  opening_balance: "object, account",
  monthly_movement: "object, account, month",
};

/** The tables that hold the same data now, under the views. */
const CURRENT_TABLES = ["voucher_block", "account_balances"];

function manyVouchers(count: number): string {
  const lines = [
    sieText({ vouchers: [] }).trimEnd(),
    '#OIB 0 1930 {1 "å,1"} 5',
    '#OBJEKT 1 "å,1" x',
    '#OBJEKT 6 "P\\"2" x',
  ];
  for (let i = 0; i < count; i++) {
    const day = `2025${String((i % 12) + 1).padStart(2, "0")}15`;
    lines.push(`#VER A ${i} ${day} "Text ${i}" ${i % 2 === 0 ? day : '""'} s${i % 3}`, "{");
    lines.push(`#TRANS 1930 {1 "å,1"} ${i}.05 ${day} "a{b},\\\\c" ${i % 5 === 0 ? "1.5" : '""'} s`);
    lines.push("#BTRANS 3001 {} 1", `#RTRANS 3001 {6 "P\\"2" 1 "å,1"} -${i}.05`, `#TRANS 3001 {} -${i}.05`, "}");
  }
  return lines.join("\n");
}

async function linesOf(db: Db, table: EarlierTable): Promise<string[]> {
  const cells = EARLIER[table].split(", ").map((column) => `"${column}"::text`);
  const rows = await db.execute(
    sql.raw(`select json_build_array(${cells.join(", ")})::text as line from ${table} order by ${ORDER[table]}`),
  );
  return rowsOf<{ line: string }>(rows).map(({ line }) => line);
}

async function allOf(db: Db): Promise<Record<EarlierTable, string[]>> {
  const all: Partial<Record<EarlierTable, string[]>> = {};
  for (const table of Object.keys(EARLIER) as EarlierTable[]) all[table] = await linesOf(db, table);
  return all as Record<EarlierTable, string[]>;
}

describe("rows that an earlier version stored one by one", () => {
  let app: TestApp;
  let books: Record<EarlierTable, string[]>;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.agency("home");
    await app.make.user("AgencyDirector", { userName: "director", agencyId: "home" });
    const companyId = await app.make.company("home");
    const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: manyVouchers(2_500) });
    expect(response.body).toMatchObject({ success: true });
    const { db } = app.database;
    books = await allOf(db);
    expect(books.voucher_row).toHaveLength(10_000);
    // The opening balance of the object; twelve months of 1930, of 3001, and of 1930 with the object.
    expect([books.opening_balance.length, books.monthly_movement.length]).toEqual([1, 36]);
  });
  afterAll(() => app.stop());

  /** The rows of the views, without the `ordinal` of voucher rows, which depends on the size of blocks. */
  const shown = async (db: Db) => {
    const all = await allOf(db);
    return { ...all, voucher_row: all.voucher_row.map((line) => (JSON.parse(line) as string[]).toSpliced(3, 1)) };
  };

  /** Stores the books as the earlier version did. */
  async function storeBooks(pool: pg.Pool): Promise<void> {
    const [companyId, yearId] = JSON.parse(books.voucher[0]!) as string[];
    await pool.query(
      `insert into company (id, business_identity_code, normalized_code, name, created)
        values ($1, '1', '1', 'x', now())`,
      [companyId],
    );
    await pool.query(
      `insert into fiscal_year (company_id, id, first_day, last_day, currency, chart_of_accounts_id,
        last_ledger_date, active_period_last_update) values ($1, $2, '2025-01-01', '2025-12-31', 'SEK', 'x', '2025-12-31', now())`,
      [companyId, yearId],
    );
    for (const [table, columns] of Object.entries(EARLIER)) {
      const types = await pool.query<{ type: string }>(
        `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum`,
        [table],
      );
      const cells = types.rows.map(({ type }, i) => `(line ->> ${i})::${type}`);
      await pool.query(
        `insert into ${table} (${columns}) select ${cells.join()} from json_array_elements($1::json) as line`,
        [`[${books[table as EarlierTable].join()}]`],
      );
    }
  }

  it("come back from its backups", async () => {
    const { db } = app.database;
    const pieces: Buffer[] = [];
    await writeBackup(db, new Date(), (piece) => Promise.resolve(void pieces.push(Buffer.from(piece))));
    const lines = gunzipSync(Buffer.concat(pieces)).toString().trimEnd().split("\n");
    let isCurrent = false;
    const kept = lines.slice(0, -1).filter((line) => {
      if (line.startsWith("{")) isCurrent = CURRENT_TABLES.some((table) => line.startsWith(`{"table":"${table}"`));
      return !isCurrent;
    });
    const earlier = Object.entries(EARLIER).flatMap(([table, columns]) => [
      JSON.stringify({ table, columns: columns.split(", ") }),
      ...books[table as EarlierTable],
    ]);
    const body = [...kept, ...earlier];
    const rows = body.filter((line) => line.startsWith("[")).length;
    const backup = gzipSync([...body, JSON.stringify({ end: true, rows }), ""].join("\n"));
    const other = await openTestDatabase();
    try {
      await readBackup(other.db, Readable.from([backup]), restoredValues());
      expect(await shown(other.db)).toEqual(await shown(db));
    } finally {
      await other.close();
    }
  });

  it.runIf(TEST_DATABASE === "postgres")(
    "are stored as they are now when its database is brought up to date",
    async () => {
      const { url, drop } = await createPostgresDatabase();
      try {
        // The first two migrations, before those that put views in the place of these tables.
        await migrateToEarlier(url, 2, storeBooks);
        const current = openPostgres(url, 2);
        try {
          await current.migrate();
          expect(await shown(current.db)).toEqual(await shown(app.database.db));
        } finally {
          await current.close();
        }
      } finally {
        await drop();
      }
    },
  );
});
