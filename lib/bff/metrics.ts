import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { UpstreamOutcome } from "./telemetry";

export interface DashboardMetrics {
  requestBegan: () => void;
  requestEnded: (labels: { method: string; route: string; status: number }, seconds: number) => void;
  upstreamDone: (outcome: UpstreamOutcome) => void;
  serviceIsUp: (isUp: boolean) => void;
  /** Prometheus' text format. */
  text: () => Promise<{ contentType: string; body: string }>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Any other method is counted as OTHER: clients could make up names without end. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** Measures one dashboard, with a registry of its own. */
export function createMetrics(): DashboardMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames, registers });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's headers to the end of its answer.",
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({ name: "http_requests_in_flight", help: "Requests being answered.", registers });
  const upstream = new Histogram({
    name: "upstream_request_duration_seconds",
    help: "Until the accounting service's or the OpenID provider's answer was there, or it was clear that none comes.",
    labelNames: ["upstream", "outcome"] as const,
    buckets: SECONDS,
    registers,
  });
  const serviceUp = new Gauge({
    name: "service_up",
    help: "1 while the accounting service answers that it is ready, else 0.",
    registers,
  });
  return {
    requestBegan: () => {
      inFlight.inc();
    },
    requestEnded: ({ method, route, status }, seconds) => {
      inFlight.dec();
      const labels = { method: METHODS.has(method) ? method : "OTHER", route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    upstreamDone: ({ upstream: name, outcome, seconds }) => {
      upstream.observe({ upstream: name, outcome: String(outcome) }, seconds);
    },
    serviceIsUp: (isUp) => {
      serviceUp.set(isUp ? 1 : 0);
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
