import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import type { OpenDatabase } from "@/service/platform/db/database";
import { openPglite } from "@/service/platform/db/open-pglite";
import { openPostgres } from "@/service/platform/db/open-postgres";
import { Factory } from "@/service/testing/factory";
import { freePort } from "@/service/testing/free-port.mjs";
import { createPostgresDatabase, TEST_DATABASE } from "@/service/testing/test-database";
import { crash } from "@/service/testing/test-settings.mjs";
import { findHalfDone, findLost } from "./check-written";
import { KilledService } from "./killed-service";
import { isUnderWay, nothingWritten, writeComment, writeUntilKilled, type CrashCompany, type Send } from "./writers";

/*
 * Kills a service under load with SIGKILL, CRASH_CYCLES times, starts it again and checks that nothing acknowledged is
 * lost, no write is half done, and it is ready soon. Runs on the database that TEST_DATABASE names.
 */

/** The service is killed at a random moment within this time after writes of every kind are under way. */
const MAX_LOAD_MS = 700;
/** Seconds within which it must be ready again. */
const MAX_SECONDS_TO_READY = crash.readySeconds ?? 10;
/** Kills between two lines about the progress. */
const KILLS_PER_LINE = 20;

const cycles = crash.cycles ?? 200;
const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);

const folder = mkdtempSync(join(tmpdir(), "nyckeltal-crash-"));
const postgres = TEST_DATABASE === "postgres" ? await createPostgresDatabase() : null;
const openDatabase = (): Promise<OpenDatabase> =>
  postgres ? Promise.resolve(openPostgres(postgres.url, 2)) : openPglite(join(folder, "db"));

const port = await freePort();
const env: Record<string, string> = { DATA_DIR: folder, SERVICE_PORT: String(port) };
if (postgres) env.DATABASE_URL = postgres.url;

const send: Send = (method, path, body, headers = {}) =>
  fetch(`http://127.0.0.1:${port}/Api/v2/${path}`, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const get = async (path: string): Promise<unknown> => {
  const response = await send("GET", path, undefined);
  if (!response.ok) throw new Error(`${response.status} to GET ${path}: ${await response.text()}`);
  return response.json();
};

const problems: string[] = [];
const seconds: number[] = [];
const total = { comments: 0, rows: 0, books: 0, unknown: 0 };
let authorization = "";
let service: KilledService | undefined;
try {
  const seeded = await seed();
  authorization = seeded.authorization;
  service = await KilledService.start(env, port);
  for (const [i, company] of seeded.companies.entries()) {
    const written = nothingWritten(company);
    const load = writeUntilKilled(send, written);
    const tooEarly = load.then(() => {
      throw new Error("the service ended by itself");
    });
    while (!isUnderWay(written)) await Promise.race([sleep(10), tooEarly]);
    // From here on the load ends because of the kill.
    tooEarly.catch(() => undefined);
    await sleep(randomInt(MAX_LOAD_MS));
    await service.kill();
    await load;
    service = await KilledService.start(env, port);
    seconds.push(service.secondsToReady);
    problems.push(...(await findLost(get, written)));
    // A client without a response repeats the request with the same key; it must be carried out only once.
    for (const [message, isAcknowledged] of written.comments) {
      if (isAcknowledged) total.comments++;
      else {
        total.unknown++;
        await writeComment(send, written, message);
      }
    }
    problems.push(...(await findLost(get, written)));
    total.rows += written.rows.acknowledged;
    total.books += written.books.acknowledged;
    if ((i + 1) % KILLS_PER_LINE === 0) say(`${i + 1} of ${cycles} kills`);
    if (problems.length > 0) break;
  }
  await service.end("SIGTERM");
  const database = await openDatabase();
  problems.push(...(await findHalfDone(database.db)));
  await database.close();
} finally {
  await service?.end("SIGTERM");
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
}

seconds.sort((one, other) => one - other);
/** @param part 0.5 is the median, 1 the longest */
const quantile = (part: number) => seconds[Math.floor((seconds.length - 1) * part)]!.toFixed(1);
say(
  `${seconds.length} kills; acknowledged: ${total.comments} comments, ${total.rows} lists of data, ${total.books} imports; ${total.unknown} comments asked for again.`,
);
say(`Ready again after ${quantile(0.5)} s (median), ${quantile(0.95)} s (95 %), ${quantile(1)} s (longest).`);
const late = seconds.filter((one) => one > MAX_SECONDS_TO_READY).length;
if (late > 0) problems.push(`${late} times it was not ready within ${MAX_SECONDS_TO_READY} s`);
for (const problem of problems) say(problem);
if (problems.length === 0) say("Nothing acknowledged is lost, nothing is half done.");
else process.exitCode = 1;

async function seed(): Promise<{ companies: CrashCompany[]; authorization: string }> {
  const opened = await openDatabase();
  try {
    await opened.migrate();
    const make = new Factory(opened.db);
    const agencyId = await make.agency("home");
    const made: CrashCompany[] = [];
    for (let i = 0; i < cycles; i++) {
      const companyId = await make.company(agencyId);
      const year = { firstDay: "2024-01-01", lastDay: "2024-12-31" };
      made.push({ companyId, fiscalYearId: await make.fiscalYear(companyId, year) });
    }
    const director = await make.user("AgencyDirector", { agencyId });
    // Two days are longer than a proof runs.
    const token = await createPersonalAccessToken(opened.db, director, 2, new Date());
    return { companies: made, authorization: `OAuth ${token}` };
  } finally {
    await opened.close();
  }
}
