import { PGlite, types } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PgliteClient } from "./pglite-client";

let ours: PgliteClient;
let plain: PGlite;
beforeAll(async () => {
  ours = new PgliteClient();
  plain = new PGlite();
  await Promise.all([ours.waitReady, plain.waitReady]);
});
afterAll(() => Promise.all([ours.close(), plain.close()]));
beforeEach(async () => {
  for (const client of [ours, plain])
    await client.exec("drop table if exists book; create table book (id int primary key, title text)");
});

const kept = async () =>
  (await ours.query<{ name: string; statement: string }>("select name, statement from pg_prepared_statements")).rows;
const namesOf = async (text: string) =>
  (await kept()).filter(({ statement }) => statement === text).map(({ name }) => name);
const isKept = async (text: string) => (await namesOf(text)).length > 0;

describe("a statement that comes again", () => {
  const EVERYTHING = `select $1::int as i, $2::bigint as b, $3::float8 as d, $4::text as t, $5::boolean as o, $6::date as day,
    $7::timestamptz as at, $8::text[] as l, $9::jsonb as j, $10::bytea as y, $11::numeric as n, null::int as nothing`;
  const VALUES = [
    [
      1,
      2n ** 60n,
      -0.5,
      "å\t'",
      true,
      "2026-01-31",
      new Date(0),
      ["a", "b,c", '"'],
      { k: [1] },
      Buffer.from([0, 255]),
      "1.10",
    ],
    [2, null, Infinity, "", false, undefined, null, [], null, null, "NaN"],
  ];

  it.each(["array", "object"] as const)("is answered as PGlite does, with rows as %ss", async (rowMode) => {
    for (const values of [...VALUES, ...VALUES])
      expect(await ours.query(EVERYTHING, values, { rowMode })).toEqual(
        await plain.query(EVERYTHING, values, { rowMode }),
      );
  });

  it("is read by the parsers of each call", async () => {
    const parsers = { [types.DATE]: (value: string) => `the ${value}` };
    const text = "select date '2026-01-31' as day";
    for (const options of [{ parsers }, {}, { parsers }])
      expect((await ours.query(text, [], options)).rows).toEqual((await plain.query(text, [], options)).rows);
  });

  it("is prepared once, in a transaction and outside", async () => {
    const text = "select title from book where id = $1";
    await ours.query(text, [1]);
    const first = await namesOf(text);
    expect(first).toHaveLength(1);
    await ours.transaction((tx) => tx.query(text, [2]));
    await ours.query(text, [3]);
    expect(await namesOf(text)).toEqual(first);
  });

  it("says how many rows it has written", async () => {
    const written = await ours.query("insert into book values ($1, 'a'), ($2, 'b')", [1, 2]);
    expect(written).toMatchObject({ affectedRows: 2, rows: [] });
  });

  it("answers after its table has changed, at the second try at most", async () => {
    const text = "select * from book";
    await ours.query(text);
    await ours.exec("alter table book add column year int; insert into book values (1, 'a', 2026)");
    await ours.query(text).catch(() => {});
    expect((await ours.query(text)).rows).toEqual([{ id: 1, title: "a", year: 2026 }]);
  });

  it("gives way when there are many others", async () => {
    for (let i = 0; i < 250; i++) await ours.query(`select ${i} as i`);
    expect(await kept()).toHaveLength(200);
    expect((await ours.query("select 0 as i")).rows).toEqual([{ i: 0 }]);
  });

  it("is not kept when it is long", async () => {
    const textOf = (letters: number) => `select '${"x".repeat(letters)}' as x`;
    for (const letters of [1_000, 20_000])
      expect((await ours.query<{ x: string }>(textOf(letters))).rows[0]!.x).toHaveLength(letters);
    expect([await isKept(textOf(1_000)), await isKept(textOf(20_000))]).toEqual([true, false]);
  });
});

it.each([
  ["many values", "select count(*)::int as n from unnest($1::int[])", [Array.from({ length: 101 }, (_, i) => i)], 101],
  ["a long text", "select length($1::text) as n", ["x".repeat(1_001)], 1_001],
])("a statement that is given %s is planned for them", async (_, text, values, n) => {
  expect((await ours.query(text, values)).rows).toEqual([{ n }]);
  expect(await isKept(text)).toBe(false);
});

it("COPY takes rows in several parts, and stores none when one is wrong", async () => {
  const copy = "copy book from stdin";
  await ours.transaction((tx) => tx.copyFrom(copy, [Buffer.from("1\ta\n2"), Buffer.from("\tb\n")]));
  // SQLSTATE unique_violation.
  await expect(ours.transaction((tx) => tx.copyFrom(copy, [Buffer.from("3\ta\n1\ta\n")]))).rejects.toMatchObject({
    code: "23505",
  });
  expect((await ours.query("select * from book")).rows).toEqual([
    { id: 1, title: "a" },
    { id: 2, title: "b" },
  ]);
});

it("lets the process do other things while it works", async () => {
  const begun = performance.now();
  const ticks = [begun];
  const timer = setInterval(() => ticks.push(performance.now()), 1);
  await ours.query("select count(*)::int as n from generate_series(1, 2000000) as i where i % 7 = 3");
  clearInterval(timer);
  const ended = performance.now();
  const longest = Math.max(...[...ticks, ended].slice(1).map((tick, i) => tick - ticks[i]!));
  expect(longest).toBeLessThan((ended - begun) / 2);
});

it("rejects a transaction with a failed statement, also when its error was caught", async () => {
  const insert = "insert into book values (1, 'a')";
  const swallowed = ours.transaction(async (tx) => {
    await tx.query(insert);
    await tx.query(insert).catch(() => undefined);
  });
  // SQLSTATE in_failed_sql_transaction.
  await expect(swallowed).rejects.toMatchObject({ code: "25P02" });
});

describe("an error", () => {
  it.each([
    ["of the text", "selec", [], { code: "42601" }],
    ["of a value", "select $1::int", ["one"], { code: "22P02" }],
    ["of a row", "insert into book values (1, 'a'), (1, 'b')", [], { code: "23505", constraint: "book_pkey" }],
  ])("%s has its code, and the next statement is answered", async (_, text, values, error) => {
    // Once as a new statement, and once as one that comes again.
    for (let i = 0; i < 2; i++) {
      await expect(ours.query(text, values)).rejects.toMatchObject(error);
      expect((await ours.query("select 1 as i")).rows).toEqual([{ i: 1 }]);
    }
  });

  it("ends its transaction, of which nothing stays", async () => {
    const insert = "insert into book values ($1, 'a')";
    const twice = ours.transaction(async (tx) => {
      await tx.query(insert, [1]);
      await tx.query(insert, [1]);
    });
    await expect(twice).rejects.toMatchObject({ code: "23505" });
    expect((await ours.query("select count(*)::int as n from book")).rows).toEqual([{ n: 0 }]);
  });

  it("is thrown by a transaction that has ended", async () => {
    const ended = await ours.transaction((tx) => Promise.resolve({ tx }));
    await expect(ended.tx.query("select 1")).rejects.toThrow("closed");
  });
});

it("makes other statements wait for a running transaction", async () => {
  const order: string[] = [];
  const count = "select count(*)::int as n from book";
  let tellBegun!: () => void;
  const begun = new Promise<void>((resolve) => (tellBegun = resolve));
  const transaction = ours.transaction(async (tx) => {
    tellBegun();
    await tx.query("insert into book values (1, 'a')");
    // Leaves the count time to come first if it does not wait.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await tx.query("insert into book values (2, 'b')");
    order.push("transaction");
  });
  await begun;
  const { rows } = await ours.query(count);
  order.push("count");
  await transaction;
  expect([order, rows]).toEqual([["transaction", "count"], [{ n: 2 }]]);
});
