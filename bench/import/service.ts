import { setTimeout } from "node:timers/promises";
import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";
import pino from "pino";
import { createApp } from "@/service/app";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import { openPglite } from "@/service/platform/db/open-pglite";
import { openPostgres } from "@/service/platform/db/open-postgres";
import { listen } from "@/service/platform/http/server";
import { Factory } from "@/service/testing/factory";
import { testKeyring } from "@/service/testing/test-keyring";
import { measureFloor } from "./floor";

// The service in a process of its own, so that nothing but it counts as its memory.
// `service.ts pglite|postgres PLACE COMPANIES` sends a Ready; it replies to `usage` with a Usage and to a company's id
// with the result of measureFloor, and ends at `end`. PLACE is a folder or a URL, COMPANIES how many it makes.

export interface Ready {
  port: number;
  token: string;
  companies: string[];
  usage: Usage;
}

/** Memory in MB. */
export interface Usage {
  resident: number;
  /** Since the process began. */
  peak: number;
  /** The longest time that the event loop was held since the last Usage was made, ms. */
  loopHeld: number;
}

const [kind, place = "", count] = process.argv.slice(2);
const database = kind === "postgres" ? openPostgres(place) : await openPglite(place);
await database.migrate();
const make = new Factory(database.db);
const agencyId = await make.agency("bench");
await make.user("AgencyDirector", { userName: "director", agencyId });
const companies: string[] = [];
for (let i = 0; i < Number(count); i++) companies.push(await make.company(agencyId));
const app = createApp({
  db: database.db,
  lookups: database.lookups,
  keyring: testKeyring,
  checkPassword: () => Promise.resolve(false),
  log: pino({ level: "silent" }),
  issuer: "http://bench",
  ready: () => Promise.resolve(true),
});
const server = await listen(app.handle, "127.0.0.1", 0);
const token = await createPersonalAccessToken(database.db, "director", 1, new Date());
const RESOLUTION_MS = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
// The memory of the idle process is measured without the garbage of its start.
await setTimeout(500);
globalThis.gc?.();
process.send!({ port: server.port, token, companies, usage: usageOf(delays) } satisfies Ready);

process.on("message", (command: string) => {
  if (command === "usage") process.send!(usageOf(delays));
  else if (command === "end") void server.close(1).then(() => database.close().then(() => process.exit()));
  else void measureFloor(database, command).then((floor) => process.send!(floor));
});

function usageOf(histogram: IntervalHistogram): Usage {
  const usage = {
    resident: process.memoryUsage.rss() / 1e6,
    peak: (process.resourceUsage().maxRSS * 1024) / 1e6,
    // The delays include the interval of the timer that measures them.
    loopHeld: Math.max(histogram.max / 1e6 - RESOLUTION_MS, 0),
  };
  histogram.reset();
  return usage;
}
