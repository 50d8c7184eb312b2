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

// Routes, proxy and front are separate bundles in one process; through globalThis they share one log.
const shared = globalThis as typeof globalThis & { nyckeltalTelemetry?: Telemetry };

export function installTelemetry(telemetry: Telemetry): void {
  shared.nyckeltalTelemetry = telemetry;
}

/** Writes a line to the log. Does nothing when no log is installed, as in unit tests. */
export function logEvent(level: "info" | "warn" | "error", fields: object, message: string): void {
  shared.nyckeltalTelemetry?.log[level](fields, message);
}

/**
 * Sends a request, and records its duration with the response's status or the error's code.
 * @param codeOf returns the code of an error, or undefined for an error that is not recorded
 */
export async function recordRequest<T extends { status: number }>(
  upstream: UpstreamOutcome["upstream"],
  send: () => Promise<T>,
  codeOf: (error: Error) => string | undefined = codeOfError,
): Promise<T> {
  const start = performance.now();
  const record = (outcome: number | string) => {
    recordUpstream({ upstream, outcome, seconds: (performance.now() - start) / 1000 });
  };
  try {
    const response = await send();
    record(response.status);
    return response;
  } catch (error) {
    const code = codeOf(error as Error);
    if (code !== undefined) record(code);
    throw error;
  }
}

/** The code of an error, such as ECONNREFUSED. */
export function codeOfError(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown";
}

export function recordUpstream(outcome: UpstreamOutcome): void {
  shared.nyckeltalTelemetry?.recordUpstream(outcome);
}
