import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { TEST_DATABASE } from "../../testing/test-database";
import { TestService } from "../../testing/test-service";

const OPERATIONS = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
/** The embedded database has no connections to count. */
const POSTGRES_METRICS = ["database_connections"];
/** Metrics that Prometheus itself adds. */
const PROMETHEUS_METRICS = ["up"];
/** Words of PromQL in the expressions, which are no metrics. */
const PROMQL_WORDS = /\b(?:sum|increase|rate|by|le|or|absent|min_over_time|histogram_quantile)\b/g;

describe("the alerts of docs/operations.md", () => {
  let service: TestService;
  let metrics: string;
  beforeAll(async () => {
    service = await TestService.start({ metricsPort: 0 });
    await service.fetch("/Api/v2/Me");
    // The service counts a request once its response has been sent, which can be after the test has received it.
    metrics = await vi.waitFor(
      async () => {
        const text = await service.metrics();
        expect(text).toMatch(/http_requests_total.*status="401"/);
        return text;
      },
      { timeout: 20_000 },
    );
  });
  afterAll(() => service.stop());

  // A long expression stands on the lines after `expr:`, which are indented more.
  const expressions = [...OPERATIONS.matchAll(/^( +)expr:(.*(?:\n\1 +.*)*)/gm)].map(([, , expression]) =>
    expression!.trim().replace(/\s+/g, " "),
  );

  it("are all read here", () => {
    expect(expressions).toHaveLength(OPERATIONS.match(/^ +- alert: /gm)!.length);
    expect(expressions).not.toContain("");
  });

  it.each(expressions)("ask for metrics that the service has: %s", (expression) => {
    const bare = expression.replace(/\{[^}]*\}|\[\w+\]/g, "").replace(PROMQL_WORDS, "");
    const names = bare.match(/[a-z]\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    const kept = TEST_DATABASE === "postgres" ? names : names.filter((name) => !POSTGRES_METRICS.includes(name));
    for (const name of kept.filter((each) => !PROMETHEUS_METRICS.includes(each))) {
      expect(metrics).toMatch(new RegExp(`^${name}(\\{.*\\})? `, "m"));
    }
  });

  it("ask for reasons whose counters stand at 0 from the start, so that the first failure is an increase", () => {
    const reasons = expressions.flatMap((expression) => /reason=~?"([^"]+)"/.exec(expression)?.[1]?.split("|") ?? []);
    expect(reasons.length).toBeGreaterThan(2);
    for (const reason of reasons) expect(metrics).toContain(`requests_failed_total{reason="${reason}"} 0\n`);
  });
});
