import type { Logger } from "pino";

/** The result of a request to the accounting service or the OpenID provider. */
export interface UpstreamOutcome {
  upstream: "service" | "provider";
  /** HTTP status, or an error code such as ECONNREFUSED. */
  outcome: number | string;
  seconds: number;
}

export interface Telemetry {
  log: Logger;
  recordUpstream: (outcome: UpstreamOutcome) => void;
}

// Next bundles its routes, the proxy and the front separately. They share one log because they run in one process.
const shared = globalThis as typeof globalThis & { nyckeltalTelemetry?: Telemetry };

export function installTelemetry(telemetry: Telemetry): void {
  shared.nyckeltalTelemetry = telemetry;
}

/** Writes a line to the log. Does nothing when no log is installed, as in unit tests. */
export function logEvent(level: "info" | "warn" | "error", fields: object, message: string): void {
  shared.nyckeltalTelemetry?.log[level](fields, message);
}

export function recordUpstream(outcome: UpstreamOutcome): void {
  shared.nyckeltalTelemetry?.recordUpstream(outcome);
}
