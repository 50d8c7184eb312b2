import type { Logger } from "pino";

/** How a call to the accounting service or the OpenID provider went. */
export interface UpstreamOutcome {
  upstream: "service" | "provider";
  /** HTTP status, or what came instead of an answer, such as ECONNREFUSED. */
  outcome: number | string;
  seconds: number;
}

export interface Telemetry {
  log: Logger;
  upstreamDone: (outcome: UpstreamOutcome) => void;
}

// Next bundles its routes, the proxy and the front apart; they run in one process and have one log.
const shared = globalThis as typeof globalThis & { nyckeltalTelemetry?: Telemetry };

export function installTelemetry(telemetry: Telemetry): void {
  shared.nyckeltalTelemetry = telemetry;
}

/** Writes a line of log, where there is one: not under tests of single modules. */
export function tell(level: "info" | "warn" | "error", facts: object, message: string): void {
  shared.nyckeltalTelemetry?.log[level](facts, message);
}

export function upstreamDone(outcome: UpstreamOutcome): void {
  shared.nyckeltalTelemetry?.upstreamDone(outcome);
}
