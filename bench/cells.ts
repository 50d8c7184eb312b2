import pg from "pg";
import { parseWire, writeWire } from "@/contract/wire";
import { ensureServiceBuilt } from "@/scripts/run/builds.mjs";
import { createReport } from "@/scripts/run/report.mjs";
import { cellsOf, insertCells, type Cell } from "./service/cells";
import { startService } from "./service/programs";
import { createBenchDatabase } from "./service/bench-database";
import { median, print } from "./measuring/report";
import { roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures one PUT of 60,000 cells, which are read back and compared afterwards, beside one INSERT … ON CONFLICT of as
// many rows in the same PostgreSQL, in turns. The statement stores them in another fiscal year, gets its arrays
// ready-made and returns no rows. Environment: TEST_DATABASE_URL, else a PostgreSQL is started; ROUNDS.

const ROUNDS = roundsOr(7);
const MAX_RATIO = 2;
const YEAR = 2025;
const LABELS = ["all new", "all changed", "all changed, compared with what was seen"] as const;
type Label = (typeof LABELS)[number];

await ensureServiceBuilt(createReport());
const database = await createBenchDatabase();
const started = new Started();
started.stopWith(() => database.drop());
const client = new pg.Client({ connectionString: database.url });
let address = "";
const headers = { authorization: `OAuth ${database.personalAccessToken}`, "content-type": "application/json" };

let within = true;
try {
  const service = await startService(database.url, { DEMO: "0" });
  started.stopWith(() => service.stop());
  address = `http://127.0.0.1:${service.port}/Api/v2/Company/${database.companyId}/FiscalYear/${database.years.service}/KeyFigureData`;
  await client.connect();
  started.stopWith(() => client.end());
  for (const label of LABELS) {
    const rounds: { service: number; statement: number }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const times = await measureRound(label, round % 2 === 0);
      // The first round warms up.
      if (round >= 0) rounds.push(times);
    }
    const ratio = median(rounds.map((times) => times.service / times.statement));
    within &&= ratio <= MAX_RATIO;
    print(
      `60,000 cells, ${label}: ${ratio.toFixed(2)} × the statement's time (service ${median(rounds.map((times) => times.service)).toFixed(0)} ms, statement ${median(rounds.map((times) => times.statement)).toFixed(0)} ms), read back unchanged`,
    );
  }
} finally {
  await started.stop();
}
if (!within) {
  process.stderr.write(`expected at most ${MAX_RATIO} × the statement's time\n`);
  process.exitCode = 1;
}

async function measureRound(label: Label, serviceFirst: boolean): Promise<{ service: number; statement: number }> {
  await database.deleteCells();
  const before = cellsOf(YEAR);
  const statementYear = YEAR - 1;
  if (label !== "all new") {
    await put(before);
    await insert(cellsOf(statementYear));
  }
  const isCompared = label === "all changed, compared with what was seen";
  const changed = cellsOf(YEAR).map((cell, i) => (isCompared ? { ...cell, before: before[i]!.value } : cell));
  const steps = {
    service: () => put(changed),
    statement: () => insert(cellsOf(statementYear)),
  };
  const times = { service: 0, statement: 0 };
  for (const step of serviceFirst ? (["service", "statement"] as const) : (["statement", "service"] as const)) {
    // Otherwise a checkpoint for what was written before could begin while the step is measured.
    await client.query("checkpoint");
    times[step] = await steps[step]();
  }
  await requireUnchanged(changed);
  return times;
}

async function put(sent: Cell[]): Promise<number> {
  const body = writeWire(sent);
  const start = performance.now();
  const response = await fetch(address, { method: "PUT", headers, body });
  const text = await response.text();
  const time = performance.now() - start;
  if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return time;
}

async function insert(rows: Cell[]): Promise<number> {
  const statement = insertCells(database.companyId, database.years.floor, rows);
  const start = performance.now();
  await client.query(statement);
  return performance.now() - start;
}

async function requireUnchanged(sent: Cell[]): Promise<void> {
  const listed = parseWire(await (await fetch(address, { headers })).text()) as Cell[];
  const keyOf = ({ keyFigureInfoId, period, dimensionId }: Cell) =>
    `${keyFigureInfoId} ${period.start} ${period.end} ${dimensionId}`;
  const stored = new Map(listed.map((cell) => [keyOf(cell), cell.value]));
  const wrong = sent.find((cell) => !Object.is(stored.get(keyOf(cell)), cell.value));
  if (wrong ?? stored.size !== sent.length)
    throw new Error(`not read back as it was sent: ${writeWire(wrong ?? null)}`);
}
