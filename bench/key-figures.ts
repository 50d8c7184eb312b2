import pg from "pg";
import pino from "pino";
import { writeWire } from "@/contract/wire";
import { createApp } from "@/service/app";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import type { OpenDatabase } from "@/service/platform/db/database";
import { openPostgres } from "@/service/platform/db/open-postgres";
import { CATALOGUE_IDS } from "@/service/figures/key-figures";
import { Factory } from "@/service/testing/factory";
import { testKeyring } from "@/service/testing/test-keyring";
import { computeKeyFigureValues } from "@/service/features/figures/compute-key-figure-values";
import { startPostgres } from "@/scripts/postgres.mjs";
import { testDatabase } from "@/service/testing/test-settings.mjs";
import { booksOfYear } from "./key-figures/large-books";
import { median, print } from "./measuring/report";
import { Started } from "./measuring/started";

// Measures all key figures of 36 months of a company, with cached balances and after a change to the books, beside a
// GROUP BY of the same accounts and months, over a plain indexed table and over the stored blocks. Only the ratios mean
// something on another machine. Environment: TEST_DATABASE_URL, else a PostgreSQL is started.

const YEARS = [2022, 2023, 2024];
/** Numbers of rows, each divided equally among the years. */
const SIZES = [12_000, 1_200_000] as const;
const ROUNDS = 61;

const configuredUrl = testDatabase.url;
const postgres = configuredUrl ? null : await startPostgres();
const server = configuredUrl ?? postgres?.url;
const started = new Started();
if (postgres) started.stopWith(() => postgres.stop());
try {
  if (server) await measure(server);
  else print("not measured; there is no PostgreSQL here, and TEST_DATABASE_URL is not set");
} finally {
  await started.stop();
}

async function measure(url: string): Promise<void> {
  const name = `bench_key_figures_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres(own.href);
  const client = new pg.Client(own.href);
  // Stopped in the opposite order: the connections end before their database goes.
  started.stopWith(() => admin.end());
  started.stopWith(() => admin.query(`drop database ${name} with (force)`));
  started.stopWith(() => database.close());
  started.stopWith(() => client.end());
  await database.migrate();
  await client.connect();
  const medians: number[] = [];
  for (const [i, rows] of SIZES.entries()) medians.push(await measureCompany(database, client, i, rows));
  print(`${SIZES[1] / SIZES[0]} times the transactions take ${(medians[1]! / medians[0]!).toFixed(2)} times as long`);
}

async function measureCompany(database: OpenDatabase, client: pg.Client, i: number, rows: number): Promise<number> {
  const companyId = await importBooks(database, i, rows);
  const figures = () =>
    computeKeyFigureValues(database.db, companyId, { resolution: "month", language: "en" }).then((results) => {
      const values = results.reduce((count, { keyFigureValues }) => count + keyFigureValues.length, 0);
      if (values !== CATALOGUE_IDS.length * YEARS.length * 12) throw new Error(`${values} values`);
    });
  await client.query(`create table plain_${i} as select fiscal_year_id, account, date, amount from voucher_row
    where company_id = '${companyId}' and kind = 'TRANS'`);
  await client.query(`create index on plain_${i} (account, date) include (amount)`);
  await client.query(`vacuum analyze plain_${i}`);
  await client.query("vacuum analyze voucher_block");
  const grouped = (from: string) => async () => {
    const { rows: sums } = await client.query(`select account, date_trunc('month', date) as month, sum(amount) as amount
      from ${from} group by 1, 2`);
    if (sums.length < 1_000) throw new Error(`${sums.length} sums`);
  };
  const changeBooks = () =>
    client.query("update fiscal_year set active_period_last_update = clock_timestamp() where company_id = $1", [
      companyId,
    ]);
  const cachedTimes: number[] = [];
  const changedTimes: number[] = [];
  const tableTimes: number[] = [];
  const blockTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await changeBooks();
    changedTimes.push(await timeOf(figures));
    cachedTimes.push(await timeOf(figures));
    tableTimes.push(await timeOf(grouped(`plain_${i}`)));
    // Reading the blocks takes long, so three times are enough.
    if (round < 3)
      blockTimes.push(await timeOf(grouped(`voucher_row where company_id = '${companyId}' and kind = 'TRANS'`)));
  }
  const [cached, changed] = [median(cachedTimes), median(changedTimes)];
  const [table, blocks] = [median(tableTimes), median(blockTimes)];
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const times = (time: number) => `${(time / cached).toFixed(1)} and ${(time / changed).toFixed(1)} times as long`;
  print(
    `${rows} rows: ${CATALOGUE_IDS.length} key figures × 36 months ${ms(cached)}, ${ms(changed)} after a change;\n` +
      `  GROUP BY over a plain table ${ms(table)}, ${times(table)}; over the blocks ${ms(blocks)}, ${times(blocks)}`,
  );
  return cached;
}

async function importBooks(database: OpenDatabase, i: number, rows: number): Promise<string> {
  const make = new Factory(database.db);
  const agencyId = await make.agency(`bench${i}`);
  const userName = await make.user("AgencyDirector", { userName: `director${i}`, agencyId });
  const companyId = await make.company(agencyId);
  const app = createApp({
    db: database.db,
    lookups: database.lookups,
    keyring: testKeyring,
    checkPassword: () => Promise.resolve(false),
    log: pino({ level: "silent" }),
    issuer: "http://bench",
    ready: () => Promise.resolve(true),
  });
  const token = await createPersonalAccessToken(database.db, userName, 1, new Date());
  for (const year of YEARS) {
    const response = await app.request(`http://bench/Api/v2/SieImport/${agencyId}`, {
      method: "PUT",
      headers: { authorization: `OAuth ${token}` },
      body: writeWire({ data: booksOfYear(year, rows / YEARS.length), companyId }),
    });
    const text = await response.text();
    if (!text.startsWith('{"success":true')) throw new Error(`not imported: ${text.slice(0, 1_000)}`);
  }
  return companyId;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
