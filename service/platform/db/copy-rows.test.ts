import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import { copyRows, type RowsToCopy } from "./copy-rows";
import { daysSince2000, startOf, textArrayField } from "./copy-writer";
import type { OpenDatabase } from "./database";
import { rowsOf } from "./statements";

const COLUMNS = ["owner", "number", "words", "list", "size", "share", "day"];
const WORDS = [
  "",
  "plain",
  "tab\tand\nline\r\nbreak",
  "back\\slash \\N \\.",
  'quote " and }',
  "åäö €",
  "😀",
  "a".repeat(9000),
];
const SIZES = [0n, 1n, -1n, 2n ** 53n - 1n, -(2n ** 53n), 2n ** 63n - 1n, -(2n ** 63n) + 1n];
const SHARES = [0, -0, 1.5, -1e300, Infinity];
const DAYS = ["2000-01-01", "2024-02-29", "1999-12-31", "0001-01-01", "9999-12-31"];

describe("rows that are stored with COPY", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`drop table if exists copied`);
    await database.db.execute(sql`create table copied (owner text not null, number int primary key, words text,
      list text[], size bigint, share double precision, day date)`);
  });

  const at = <T>(values: readonly T[], i: number): T => values[i % values.length]!;
  const listOf = (i: number) => WORDS.slice(0, i % 4);

  function rows(count: number, numberOf = (i: number) => i): RowsToCopy {
    const start = startOf(COLUMNS.length, ["Övning\tAB"]);
    return {
      table: "copied",
      columns: COLUMNS,
      count,
      write(writer, i) {
        writer.begin(start);
        writer.int4(numberOf(i));
        if (i % 11 === 10) writer.null();
        else writer.text(at(WORDS, i));
        writer.field(textArrayField(listOf(i)));
        const size = at(SIZES, i);
        if (Number.isSafeInteger(Number(size))) writer.int8(Number(size));
        else writer.bigint(size);
        writer.float8(at(SHARES, i));
        writer.int4(daysSince2000(at(DAYS, i)));
      },
    };
  }

  const stored = async () =>
    rowsOf<Record<string, unknown>>(
      await database.db.execute(sql`select owner, number, words, array_to_json(list)::text as list, size::text,
        share::text, to_char(day, 'YYYY-MM-DD') as day from copied order by number`),
    );

  it("come back as they were, whatever they hold, over many chunks", async () => {
    const count = 4_000;
    const reported: number[] = [];
    await database.db.transaction((tx) => copyRows(tx, { ...rows(count), report: (done) => reported.push(done) }));
    const found = await stored();
    expect(found).toHaveLength(count);
    for (const [i, row] of found.entries()) {
      expect({ ...row, list: JSON.parse(row.list as string) as unknown, share: Number(row.share) }).toEqual({
        owner: "Övning\tAB",
        number: i,
        words: i % 11 === 10 ? null : at(WORDS, i),
        list: listOf(i),
        size: String(at(SIZES, i)),
        share: at(SHARES, i),
        day: at(DAYS, i),
      });
    }
    expect(reported.length).toBeGreaterThan(10);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(count);
  });

  it("are not stored at all when the last one cannot be stored", async () => {
    const twice = rows(4_000, (i) => (i === 3_999 ? 0 : i));
    await expect(database.db.transaction((tx) => copyRows(tx, twice))).rejects.toThrow("copied_pkey");
    expect(await stored()).toEqual([]);
  });

  it("are not stored at all when they cannot be written to the end, and the connection can be used again", async () => {
    const broken: RowsToCopy = {
      ...rows(4_000),
      write(writer, i) {
        if (i === 3_000) throw new Error("broken");
        rows(4_000).write(writer, i);
      },
    };
    await expect(database.db.transaction((tx) => copyRows(tx, broken))).rejects.toThrow("broken");
    await database.db.transaction((tx) => copyRows(tx, rows(3)));
    expect(await stored()).toHaveLength(3);
  });

  it("need a transaction", async () => {
    await expect(copyRows(database.db, rows(1))).rejects.toThrow("transaction");
  });
});
