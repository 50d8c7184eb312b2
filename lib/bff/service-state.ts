import { dashboardEnv } from "../env";
import { tell } from "./telemetry";
import { serviceUpstream } from "./upstream";

export interface ServiceState {
  isUp: boolean;
  /** When it was last asked, milliseconds since 1970. */
  asked: number;
}

/** How long the answer may take, how often it is asked for, and for how long nobody asks again, milliseconds. */
const PATIENCE = 3_000;
const INTERVAL = 5_000;
const FRESH = 1_000;

// The front asks, Next's route handlers tell.
const shared = globalThis as typeof globalThis & {
  nyckeltalService?: { last: ServiceState | undefined; asking: Promise<ServiceState> | undefined };
};
const kept = (shared.nyckeltalService ??= { last: undefined, asking: undefined });

/** Whether the accounting service takes requests, as it said a moment ago; asks where nobody has done so lately. */
export function serviceState(): Promise<ServiceState> {
  if (kept.last && Date.now() - kept.last.asked < 2 * INTERVAL) return Promise.resolve(kept.last);
  return askService();
}

/** Asks now, once for all who want to know, and says so in the log when the answer is another than before. */
export function askService(): Promise<ServiceState> {
  if (kept.last && Date.now() - kept.last.asked < FRESH) return Promise.resolve(kept.last);
  kept.asking ??= ask().finally(() => {
    kept.asking = undefined;
  });
  return kept.asking;
}

async function ask(): Promise<ServiceState> {
  const answer = await statusOf("/readyz");
  // A service of another make may not have this address: whatever it answers, it answers.
  const isUp = typeof answer === "number" && answer < 500;
  const before = kept.last;
  kept.last = { isUp, asked: Date.now() };
  const facts = { serviceUrl: dashboardEnv().serviceUrl, answer };
  // Started together, the service is the slower one.
  if (!before && !isUp) tell("info", facts, "the accounting service does not answer yet");
  else if (before?.isUp && !isUp) tell("error", facts, "the accounting service is away");
  else if (before && !before.isUp && isUp) tell("info", facts, "the accounting service is there");
  return kept.last;
}

async function statusOf(path: string): Promise<number | string> {
  const { pool, base } = serviceUpstream();
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { statusCode, body } = await pool.request({ method: "GET", path: base + path, signal });
    await body.dump();
    return statusCode;
  } catch (error) {
    // The code of an abort by time is a number, which would be taken for a status.
    const { code, name } = error as NodeJS.ErrnoException;
    return typeof code === "string" ? code : name;
  }
}

/** Asks again and again. The timer keeps no process running. */
export function watchService(heard: (state: ServiceState) => void): void {
  const again = () => {
    void askService().then(heard);
  };
  setInterval(again, INTERVAL).unref();
  again();
}
