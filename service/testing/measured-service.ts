import { readFileSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPersonalAccessToken } from "./personal-access-token";
import { TestService } from "./test-service";

// Runs the service in its own process, so that memory and event loop are measured without those of the test. It sends a
// MeasuredService; on "begin" it starts to measure and sends "begun", on "end" it sends a Measured, on "stop" it ends.

export interface Measured {
  /** The longest block of the event loop in milliseconds. */
  held: number;
  /** The peak of resident memory above that at the beginning, in bytes. */
  memory: number;
}

export interface MeasuredService {
  url: string;
  /** Token of an administrator. */
  token: string;
}

const RESOLUTION_MS = 5;

const service = await TestService.start();
const userName = await service.make.user("Administrator");
const token = await createPersonalAccessToken(service.database.db, userName, 1, new Date());
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let before = 0;

process.on("message", (command: "begin" | "end" | "stop") => {
  if (command === "stop") void service.stop().then(() => process.exit());
  else if (command === "begin") {
    // Resets Linux' record of the process's peak memory.
    writeFileSync("/proc/self/clear_refs", "5");
    before = residentPeak();
    delays.reset();
    process.send!("begun");
  } else {
    // The delays include the interval of the timer that measures them.
    const held = Math.max(delays.max / 1e6 - RESOLUTION_MS, 0);
    process.send!({ held, memory: residentPeak() - before } satisfies Measured);
  }
});
process.send!({ url: service.url, token } satisfies MeasuredService);

function residentPeak(): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))![1]) * 1024;
}
