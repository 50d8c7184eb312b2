import { readFileSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPersonalAccessToken } from "../platform/auth/personal-access-token";
import { TestService } from "./test-service";

// The service in a process of its own, so that nothing but it counts as its memory and its time. It says where it is; at
// "begin" it begins to measure, and at "end" it tells what it has measured.

export interface Measured {
  /** The longest that the event loop was held, milliseconds. */
  held: number;
  /** The most memory that was resident above that at the beginning, bytes. */
  memory: number;
}

export interface MeasuredService {
  url: string;
  /** Of an administrator, who may do everything. */
  token: string;
  /** Ids by the names that the OpenAPI document gives them in paths. */
  ids: Record<string, string>;
}

const RESOLUTION_MS = 5;

const service = await TestService.start();
const agencyId = await service.make.agency();
const companyId = await service.make.company(agencyId);
const fiscalYearId = await service.make.fiscalYear(companyId);
const userName = await service.make.user("Administrator");
const token = await createPersonalAccessToken(service.database.db, userName, 1, new Date());
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let before = 0;

process.on("message", (asked: "begin" | "end" | "stop") => {
  if (asked === "stop") void service.stop().then(() => process.exit());
  else if (asked === "begin") {
    // Linux forgets the peak at this.
    writeFileSync("/proc/self/clear_refs", "5");
    before = residentPeak();
    delays.reset();
    process.send!("begun");
  } else {
    const held = Math.max(delays.max / 1e6 - RESOLUTION_MS, 0);
    process.send!({ held, memory: residentPeak() - before } satisfies Measured);
  }
});
process.send!({
  url: service.url,
  token,
  ids: { agencyId, companyId, fiscalYearId, userName },
} satisfies MeasuredService);

function residentPeak(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))![1]) * 1024;
}
