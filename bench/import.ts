import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { parseWire, writeWire } from "@/contract/wire";
import { readSie } from "@/service/books/sie/read";
import { startPostgres } from "@/scripts/postgres.mjs";
import { testDatabase } from "@/service/testing/test-settings.mjs";
import { largeFile } from "./import/large-file";
import type { Ready, Usage } from "./import/service";
import { median, print } from "./measuring/report";
import { isPostgresAlone, roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures the import of a SIE file of 50 MB with a million rows over HTTP beside a COPY of the same rows, and the
// memory of the first import; and the reader alone beside a loop over the bytes. Only ratios can be compared.
// Environment: TEST_DATABASE_URL, else a PostgreSQL is started; ONLY_PG, ROUNDS.

const ROWS = 1_000_000;
const ROUNDS = roundsOr(3);

const text = largeFile(ROWS);
const megabytes = Buffer.byteLength(text) / 1e6;
print(`a file of ${megabytes.toFixed(1)} MB, ${ROWS} rows`);
measureReader(Buffer.from(text));
const folder = mkdtempSync(join(tmpdir(), "nyckeltal-bench-"));
const started = new Started();
started.stopWith(() => rm(folder, { recursive: true, force: true }));
try {
  if (!isPostgresAlone) await measureImport("pglite", join(folder, "data"));
  await onPostgres((url) => measureImport("postgres", url));
} finally {
  await started.stop();
}

function measureReader(bytes: Buffer): void {
  const reader = median(
    Array.from({ length: 15 }, () =>
      timeOf(() => {
        const { counts, errors, warnings } = readSie(bytes);
        if (counts.rows !== ROWS || errors.length + warnings.length > 0) throw new Error("the file was not read right");
      }),
    ),
  );
  let lines = 0;
  const bare = median(
    Array.from({ length: 15 }, () =>
      timeOf(() => {
        for (let i = 0; i < bytes.length; i++) if (bytes[i] === 10) lines++;
      }),
    ),
  );
  const speed = (ms: number) => `${((megabytes / ms) * 1000).toFixed(0)} MB/s`;
  print(`reader: ${speed(reader)}; a bare loop over the bytes: ${speed(bare)}; ratio ${(reader / bare).toFixed(1)}`);
  if (lines === 0) throw new Error("the loop saw no line");
}

async function measureImport(kind: string, database: string): Promise<void> {
  const child = fork(fileURLToPath(new URL("import/service.ts", import.meta.url)), [kind, database, String(ROUNDS)], {
    execArgv: ["--expose-gc", "--import", "tsx"],
  });
  const ended = once(child, "exit");
  started.stopWith(() => {
    child.kill("SIGKILL");
    return ended;
  });
  const died = ended.then(([code, signal]) => {
    throw new Error(`${kind}: the service ended (${signal ?? `code ${code}`})`);
  });
  // Without this, an exit while no message is awaited, such as that after "end", would be an unhandled rejection.
  died.catch(() => undefined);
  const nextMessage = async () => ((await Promise.race([once(child, "message"), died])) as unknown[])[0];
  const ask = async (question: string) => {
    const response = nextMessage();
    child.send(question);
    return response;
  };
  try {
    await measureRounds(kind, (await nextMessage()) as Ready, ask);
    child.send("end");
    await ended;
  } finally {
    child.kill("SIGKILL");
  }
}

async function measureRounds(kind: string, ready: Ready, ask: (question: string) => Promise<unknown>): Promise<void> {
  const imports: number[] = [];
  const copies: number[] = [];
  let usage: Usage | null = null;
  for (const companyId of ready.companies) {
    const body = Buffer.from(writeWire({ data: text, companyId }));
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${ready.port}/Api/v2/SieImport/bench`, {
      method: "PUT",
      headers: { authorization: `OAuth ${ready.token}` },
      body,
    });
    const result = parseWire(await response.text()) as { success?: boolean; summary?: { rows: number } };
    imports.push(performance.now() - start);
    if (!result.success || result.summary?.rows !== ROWS) throw new Error(`not imported: ${JSON.stringify(result)}`);
    // Asked before the first COPY, which runs in the service's process and takes memory too.
    usage ??= (await ask("usage")) as Usage;
    copies.push((await ask(companyId)) as number);
  }
  const [took, copy] = [median(imports), median(copies)];
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  print(`${kind}: import ${seconds(took)}; COPY of the same rows ${seconds(copy)}, ratio ${(took / copy).toFixed(2)}`);
  print(
    `${kind}: memory ${(usage!.peak - ready.usage.resident).toFixed(0)} MB above the ${ready.usage.resident.toFixed(0)} MB` +
      ` of the idle process; event loop held for ${usage!.loopHeld.toFixed(0)} ms at most`,
  );
}

async function onPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const configuredUrl = testDatabase.url;
  const postgres = configuredUrl ? null : await startPostgres();
  const server = configuredUrl ?? postgres?.url;
  if (!server) {
    print("postgres: not measured; there is no PostgreSQL here, and TEST_DATABASE_URL is not set");
    return;
  }
  const name = `bench_import_${process.pid}`;
  const created = new Started();
  if (postgres) created.stopWith(() => postgres.stop());
  const admin = new pg.Client(server);
  try {
    await admin.connect();
    created.stopWith(() => admin.end());
    await admin.query(`create database ${name}`);
    created.stopWith(() => admin.query(`drop database ${name} with (force)`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    await work(url.href);
  } finally {
    await created.stop();
  }
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
