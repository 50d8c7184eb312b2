import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import type { OpenDatabase } from "@/service/platform/db/database";
import { openPglite } from "@/service/platform/db/open-pglite";
import { openPostgres } from "@/service/platform/db/open-postgres";
import { companyType } from "@/service/platform/db/schema";
import { rowsOf } from "@/service/platform/db/statements";
import { Factory } from "@/service/testing/factory";
import { freePort } from "@/service/testing/free-port.mjs";
import { createPostgresDatabase, TEST_DATABASE } from "@/service/testing/test-database";
import { KilledChanges } from "./killed-changes";

/*
 * Changes 1,000 companies and takes the change back, killing and restarting the service during both: each company must
 * be changed once. Then times a change to 10,000 companies. Runs on the database that TEST_DATABASE names.
 */

/** Companies of the change that is killed: the user does not see three of them, and two have no fiscal year. */
const KILLED_COMPANIES = 1_000;
const NOT_SEEN = 3;
const WITHOUT_YEAR = 2;
const KILLS = 2;
/** Companies of the change that is timed, and the seconds that it may take. */
const TIMED_COMPANIES = 10_000;
const MAX_SECONDS = 60;

const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);
const problems: string[] = [];
const expectEqual = (label: string, found: unknown, expected: unknown) => {
  const [foundText, expectedText] = [found, expected].map((value) => JSON.stringify(value));
  if (foundText !== expectedText) problems.push(`${label}: ${foundText}, expected ${expectedText}`);
};

const folder = mkdtempSync(join(tmpdir(), "nyckeltal-bulk-"));
const postgres = TEST_DATABASE === "postgres" ? await createPostgresDatabase() : null;
const openDatabase = (): Promise<OpenDatabase> =>
  postgres ? Promise.resolve(openPostgres(postgres.url, 2)) : openPglite(join(folder, "db"));

let changes: KilledChanges | undefined;
try {
  const { ids, authorization } = await seed();
  const port = await freePort();
  const env: Record<string, string> = { DATA_DIR: folder, SERVICE_PORT: String(port) };
  if (postgres) env.DATABASE_URL = postgres.url;
  changes = new KilledChanges(env, port, authorization);
  await changes.start();
  const killedIds = ids.slice(0, KILLED_COMPANIES);
  const toEuro = { kind: "currency", currency: "EUR", years: "latest" };
  const changed = KILLED_COMPANIES - NOT_SEEN - WITHOUT_YEAR;
  const path = await changes.begin(toEuro, killedIds);
  const done = await changes.settle(path, KILLS);
  expectEqual("states", [done.changed, done.failed], [changed, NOT_SEEN + WITHOUT_YEAR]);
  const causes = (await changes.partsOf(path)).flatMap(({ cause }) => cause?.code ?? []);
  expectEqual("reasons", causes.sort(), ["noFiscalYear", "noFiscalYear", "notFound", "notFound", "notFound"]);
  say(`${done.changed} changed, ${done.failed} listed with their reasons, ${KILLS} kills in between`);
  await changes.decide(path, "takeBack");
  const back = await changes.settle(path, KILLS);
  expectEqual("states after taking back", [back.takenBack, back.failed], [changed, NOT_SEEN + WITHOUT_YEAR]);
  say(`${back.takenBack} taken back as one, ${KILLS} kills in between`);
  // PGlite lets one process at a time open a database.
  await changes.stop();
  await checkEntries(path.split("/").at(-1)!, changed);
  await changes.start();

  const seen = ids.slice(NOT_SEEN);
  const toTrade = { kind: "companyType", companyTypeId: "handel" };
  let begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  await changes.preview(toTrade, seen);
  say(`${seen.length.toLocaleString("en")} companies previewed in ${seconds().toFixed(1)} s`);
  begun = performance.now();
  const timed = await changes.begin(toTrade, seen);
  const all = await changes.settle(timed);
  say(`${all.changed.toLocaleString("en")} companies changed in ${seconds().toFixed(1)} s`);
  expectEqual("states of all", all.changed, seen.length);
  if (seconds() > MAX_SECONDS) problems.push(`it took more than ${MAX_SECONDS} s`);
  begun = performance.now();
  await changes.decide(timed, "takeBack");
  const allBack = await changes.settle(timed);
  expectEqual("states of all after taking back", allBack.takenBack, seen.length);
  say(`and taken back in ${seconds().toFixed(1)} s`);
} finally {
  await changes?.stop();
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) say(problem);
if (problems.length === 0) say("Each company was changed once and changed back once.");
else process.exitCode = 1;

/** Compares the stored audit entries and currencies with the expected numbers. */
async function checkEntries(bulkChangeId: string, changed: number): Promise<void> {
  const opened = await openDatabase();
  try {
    const [found] = rowsOf<{ entries: number; companies: number; euro: number }>(
      await opened.db.execute(sql`select
        (select count(*)::int from audit_entry where bulk_change_id = ${bulkChangeId}) as entries,
        (select count(distinct company_id)::int from audit_entry where bulk_change_id = ${bulkChangeId}) as companies,
        (select count(*)::int from fiscal_year where currency = 'EUR') as euro`),
    );
    expectEqual("entries, companies and euros", found, { entries: 2 * changed, companies: changed, euro: 0 });
  } finally {
    await opened.close();
  }
}

async function seed(): Promise<{ ids: string[]; authorization: string }> {
  const opened = await openDatabase();
  try {
    await opened.migrate();
    const make = new Factory(opened.db);
    const agencyId = await make.agency("home");
    await opened.db.insert(companyType).values({ agencyId, id: "handel", name: "Handel" });
    const userName = await make.user("AgencyConsultant", { agencyId });
    await make.companies(agencyId, TIMED_COMPANIES + NOT_SEEN, [userName]);
    const rows = rowsOf<{ id: string }>(await opened.db.execute(sql`select id from company order by id collate "C"`));
    const companies = rows.map(({ id }) => id);
    for (const id of companies.slice(0, NOT_SEEN)) {
      await opened.db.execute(sql`delete from user_company where company_id = ${id}`);
    }
    for (const id of companies.slice(0, KILLED_COMPANIES - WITHOUT_YEAR)) await make.fiscalYear(id);
    // Two days are longer than a proof runs.
    const token = await createPersonalAccessToken(opened.db, userName, 2, new Date());
    return { ids: companies, authorization: `OAuth ${token}` };
  } finally {
    await opened.close();
  }
}
