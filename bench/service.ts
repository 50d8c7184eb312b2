import { ensureServiceBuilt } from "@/scripts/run/builds.mjs";
import { createReport } from "@/scripts/run/report.mjs";
import { cellsOf } from "./service/cells";
import { startFloor, startService } from "./service/programs";
import { AGENCY, COMPANIES, createBenchDatabase } from "./service/bench-database";
import { measureLoad } from "./measuring/load";
import type { Program } from "./measuring/program";
import { median, print } from "./measuring/report";
import { loadSeconds, roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures the cost of users, permissions, checks, entity tags and the log: the built service beside a hand-written
// server without them (service/floor.ts), on the same PostgreSQL, in turns. Only the ratios mean something on another
// machine. Environment: TEST_DATABASE_URL, else a PostgreSQL is started; ROUNDS, SECONDS.

const ROUNDS = roundsOr(7);
const SECONDS = loadSeconds();
const CONNECTIONS = 32;

const report = createReport();
await ensureServiceBuilt(report);
const database = await createBenchDatabase();
const started = new Started();
started.stopWith(() => database.drop());
let service: Program;
let floor: Program;
try {
  service = await startService(database.url, { ACCESS_TOKEN_SECONDS: "86400", DEMO: "0" });
  started.stopWith(() => service.stop());
  floor = await startFloor(database.url);
  started.stopWith(() => floor.stop());
  const tokens = { "personal access token": database.personalAccessToken, "OAuth access token": await accessToken() };
  for (const [kind, token] of Object.entries(tokens)) {
    await compareRates(`one company, ${kind}`, `/Api/v2/Company/${database.companyId}`, token, {});
  }
  await compareRates(
    `${COMPANIES.toLocaleString("en")} companies, gzip`,
    `/Api/v2/Agency/${AGENCY}/Company`,
    database.personalAccessToken,
    {
      "accept-encoding": "gzip",
    },
  );
  await comparePuts();
} finally {
  await started.stop();
}

/** Compares the requests per second at 32 connections, in rounds of both servers. */
async function compareRates(
  label: string,
  path: string,
  token: string,
  headers: Record<string, string>,
): Promise<void> {
  const load = { path, connections: CONNECTIONS, seconds: SECONDS };
  const ofService = () =>
    measureLoad({ ...load, port: service.port, headers: { ...headers, authorization: `OAuth ${token}` } });
  const ofFloor = () => measureLoad({ ...load, port: floor.port, headers });
  // The first load of each server warms it up: statements are prepared, code is compiled.
  const sizes = [(await ofService()).bodyBytes, (await ofFloor()).bodyBytes];
  const rates = { service: [] as number[], floor: [] as number[], ratio: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = await inTurns(round, ofService, ofFloor);
    rates.service.push(ours.requestsPerSecond);
    rates.floor.push(theirs.requestsPerSecond);
    rates.ratio.push(ours.requestsPerSecond / theirs.requestsPerSecond);
  }
  printRatio(label, `${percent(rates.ratio)} of the floor's rate`, [
    `service ${median(rates.service).toFixed(0)}/s`,
    `floor ${median(rates.floor).toFixed(0)}/s`,
    `${sizes.join(" and ")} bytes`,
  ]);
}

/** Measures one PUT of 60,000 cells: all of them new, and then all of them changed. */
async function comparePuts(): Promise<void> {
  const times = { "all new": [] as Pair[], "all changed": [] as Pair[] };
  for (let round = -1; round < ROUNDS; round++) {
    await database.deleteCells();
    for (const label of ["all new", "all changed"] as const) {
      const [ours, theirs] = await inTurns(
        round,
        () => put(service, database.years.service, 2025),
        () => put(floor, database.years.floor, 2024),
      );
      // The first round warms up.
      if (round >= 0) times[label].push([ours, theirs]);
    }
  }
  for (const [what, pairs] of Object.entries(times)) {
    const ratio = median(pairs.map(([ours, theirs]) => ours / theirs));
    printRatio(`60,000 cells in one PUT, ${what}`, `${ratio.toFixed(2)} × the floor's time`, [
      `service ${median(pairs.map(([ours]) => ours)).toFixed(0)} ms`,
      `floor ${median(pairs.map(([, theirs]) => theirs)).toFixed(0)} ms`,
    ]);
  }
}

/** Milliseconds until the last byte of the response to a PUT with new values. */
async function put({ port }: Program, yearId: string, year: number): Promise<number> {
  const body = JSON.stringify(cellsOf(year));
  const start = performance.now();
  const response = await fetch(
    `http://127.0.0.1:${port}/Api/v2/Company/${database.companyId}/FiscalYear/${yearId}/KeyFigureData`,
    {
      method: "PUT",
      headers: {
        authorization: `OAuth ${database.personalAccessToken}`,
        "content-type": "application/json",
        "accept-encoding": "identity",
      },
      body,
    },
  );
  const text = await response.text();
  const time = performance.now() - start;
  if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 500)}`);
  // The length is enough to notice that cells are missing.
  if (text.length !== body.length) throw new Error("the answer is not what was sent");
  return time;
}

/** An access token of our OAuth server, as a registered program gets it. */
async function accessToken(): Promise<string> {
  const pair = [database.program.id, database.program.secret].map(encodeURIComponent).join(":");
  const response = await fetch(`http://127.0.0.1:${service.port}/oidc/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  const result = (await response.json()) as { access_token?: string };
  return result.access_token ?? fail(`no access token: ${JSON.stringify(result)}`);
}

type Pair = [ours: number, theirs: number];

/** Runs both measurements, in the opposite order every other round. */
async function inTurns<T>(round: number, ofService: () => Promise<T>, ofFloor: () => Promise<T>): Promise<[T, T]> {
  if (round % 2 === 0) return [await ofService(), await ofFloor()];
  const theirs = await ofFloor();
  return [await ofService(), theirs];
}

function percent(ratios: number[]): string {
  return `${(median(ratios) * 100).toFixed(0)} %`;
}

function printRatio(label: string, ratio: string, details: string[]): void {
  print(`${label}: ${ratio} (${details.join(", ")})`);
}

function fail(message: string): never {
  throw new Error(message);
}
