import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ErrorKind } from "@/contract/api-error";
import { createRequestMetrics, type RequestMetrics } from "@/contract/request-metrics";
import type { OpenDatabase, Replica } from "../db/database";
import { IMPORT_DONE, type ImportDone } from "./import-done";
import { SECURITY_EVENT, type RecordedSecurityEvent } from "../audit/security-events";

export interface Metrics extends RequestMetrics {
  /** Counts failed requests by reason; ignores errors of the client. */
  requestFailed(kind: ErrorKind): void;
  /** Adds the connections to PostgreSQL, if that is the database. */
  watchConnections(database: OpenDatabase): void;
  /** Adds the use of a standby that serves reads. */
  watchReplica(replica: Replica): void;
  /** Adds the availability of the database. */
  watchUp(isUp: () => boolean): void;
  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<{ contentType: string; body: string }>;
  stop(): void;
}

const IMPORT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
/**
 * The reasons that are counted. Each counter starts at 0, because an alert on increase() would otherwise miss the first
 * failure.
 */
const REASONS = [
  "unexpected",
  "unavailable",
  "busy",
  "dataBusy",
  "databaseAway",
  "databaseFull",
] as const satisfies ErrorKind[];

/** Creates the metrics of one service in a separate registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const failed = new Counter({
    name: "requests_failed_total",
    help: "Requests answered 500 or 503, by reason.",
    labelNames: ["reason"],
    registers,
  });
  for (const reason of REASONS) failed.inc({ reason }, 0);
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
    ...createRequestMetrics(registry),
    requestFailed(kind) {
      if ((REASONS as readonly ErrorKind[]).includes(kind)) failed.inc({ reason: kind });
    },
    watchUp(isUp) {
      new Gauge({
        name: "database_up",
        help: "1 while the database answers, else 0.",
        registers,
        collect() {
          this.set(isUp() ? 1 : 0);
        },
      });
    },
    watchConnections(database) {
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
    watchReplica(replica) {
      new Gauge({
        name: "database_replica_used",
        help: "1 while the standby answers reads, else 0.",
        registers,
        collect() {
          this.set(replica.isUsed ? 1 : 0);
        },
      });
      new Gauge({
        name: "database_replica_lag_seconds",
        help: "How old the state is that the standby shows; NaN while that is not known.",
        registers,
        collect() {
          this.set(replica.lagSeconds ?? NaN);
        },
      });
      new Counter({
        name: "database_reads_total",
        help: "Requests that read, by the server that answered them.",
        labelNames: ["server"],
        registers,
        collect() {
          this.reset();
          this.inc({ server: "replica" }, replica.answered.replica);
          this.inc({ server: "primary" }, replica.answered.primary);
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
