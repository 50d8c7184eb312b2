import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** The request metrics that the dashboard and the service share. */
export interface RequestMetrics {
  requestBegan(): void;
  requestEnded(labels: { method: string; route: string; status: number }, seconds: number): void;
}

/** Bucket bounds of the histograms, in seconds. */
export const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Other methods are counted as OTHER, because clients could invent any number of names. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Adds the metrics of requests to a program's own. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
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
  return {
    requestBegan() {
      inFlight.inc();
    },
    requestEnded({ method, route, status }, seconds) {
      inFlight.dec();
      const labels = { method: METHODS.has(method) ? method : "OTHER", route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
  };
}
