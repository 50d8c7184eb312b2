import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "./db/database";
import { IMPORT_DONE, type ImportDone } from "./import-done";
import { SECURITY_EVENT, type RecordedSecurityEvent } from "./security-events";

export interface Metrics {
  requestBegan(): void;
  requestEnded(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** Adds the figures of a database's connections. */
  watch(database: OpenDatabase): void;
  /** Prometheus' text format. */
  text(): Promise<{ contentType: string; body: string }>;
  stop(): void;
}

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const IMPORT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
/** Any other method is counted as OTHER: clients could make up names without end. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Measures one service, with a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames, registers });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's headers to the end of its answer.",
    labelNames,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const inFlight = new Gauge({ name: "http_requests_in_flight", help: "Requests being answered.", registers });
  const importedRows = new Counter({ name: "sie_import_rows_total", help: "Voucher rows imported.", registers });
  const importSeconds = new Histogram({
    name: "sie_import_duration_seconds",
    help: "From a file's text to its books stored.",
    buckets: IMPORT_SECONDS,
    registers,
  });
  const onImport = (message: unknown) => {
    const { rows, seconds } = message as ImportDone;
    importedRows.inc(rows);
    importSeconds.observe(seconds);
  };
  subscribe(IMPORT_DONE, onImport);
  const securityEvents = new Counter({
    name: "security_events_total",
    help: "Sign-ins, failed and refused tries, and changes of passwords, second factors and tokens.",
    labelNames: ["event"],
    registers,
  });
  const onSecurityEvent = (message: unknown) => securityEvents.inc({ event: (message as RecordedSecurityEvent).event });
  subscribe(SECURITY_EVENT, onSecurityEvent);
  return {
    requestBegan: () => inFlight.inc(),
    requestEnded({ method, route, status }, seconds) {
      inFlight.dec();
      const labels = { method: METHODS.has(method) ? method : "OTHER", route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    watch(database) {
      if (!database.connections) return;
      new Gauge({
        name: "database_connections",
        help: "Connections to PostgreSQL by state, and requests that wait for one.",
        labelNames: ["state"],
        registers,
        collect() {
          const { busy, idle, waiting } = database.connections!();
          this.set({ state: "busy" }, busy);
          this.set({ state: "idle" }, idle);
          this.set({ state: "waiting" }, waiting);
        },
      });
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
    stop() {
      unsubscribe(IMPORT_DONE, onImport);
      unsubscribe(SECURITY_EVENT, onSecurityEvent);
      registry.clear();
    },
  };
}
