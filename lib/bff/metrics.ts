import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createRequestMetrics, REQUEST_SECONDS, type RequestMetrics } from "@/contract/request-metrics";
import type { UpstreamOutcome } from "./telemetry";

export interface DashboardMetrics extends RequestMetrics {
  recordUpstream: (outcome: UpstreamOutcome) => void;
  setServiceUp: (isUp: boolean) => void;
  /** Prometheus' text format. */
  text: () => Promise<{ contentType: string; body: string }>;
}

/** Measures one dashboard, with a registry of its own. */
export function createMetrics(): DashboardMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const upstream = new Histogram({
    name: "upstream_request_duration_seconds",
    help: "Until the accounting service's or the OpenID provider's answer was there, or it was clear that none comes.",
    labelNames: ["upstream", "outcome"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const serviceUp = new Gauge({
    name: "service_up",
    help: "1 while the accounting service answers that it is ready, else 0.",
    registers,
  });
  return {
    ...createRequestMetrics(registry),
    recordUpstream: ({ upstream: name, outcome, seconds }) => {
      upstream.observe({ upstream: name, outcome: String(outcome) }, seconds);
    },
    setServiceUp: (isUp) => {
      serviceUp.set(isUp ? 1 : 0);
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
