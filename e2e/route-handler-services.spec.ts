import { expect, test } from "@playwright/test";
import { FAULTS, LONG_BODY } from "@/lib/bff/testing/faults";
import { HostileUpstream } from "@/lib/bff/testing/hostile-upstream";
import { askAsWritten, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { callOf, expectSame, REQUEST_ID, startPair, type Pair } from "./support/bff-pair";
import { PRODUCT } from "./support/product";

// Continues route-handler.spec.ts in a file of its own, so that other tests run while these wait.

test("the real service's responses are the same by both", async () => {
  const pair = await startPair(PRODUCT.serviceUrl);
  try {
    for (const [method, path, expected] of [
      ["GET", "/Api/v2/Me", 200],
      ["GET", "/Api/v2/Agency", 200],
      ["GET", "/Api/v2/Agency/demo/Company", 200],
      ["GET", "/Api/v2/Company/none", 404],
      ["PUT", "/Api/v2/Company/none", 404],
    ] as const) {
      const { status, body } = await expectSame(pair, null, callOf(pair, method, path));
      expect(status, `${method} ${path}`).toBe(expected);
      expect(body.length).toBeGreaterThan(20);
    }
  } finally {
    await pair.stop();
  }
});

test.describe("a service that is out of order @long", () => {
  let pair: Pair;
  let well: TestUpstream;
  let upstream: HostileUpstream;

  test.beforeAll(async () => {
    well = await startUpstream();
    well.respondWith((response) => void response.writeHead(200, { "content-type": "application/json" }).end(LONG_BODY));
    upstream = new HostileUpstream(Number(new URL(well.url).port));
    await upstream.become(undefined);
    const limits = ["TIMEOUT", "CONNECT", "IDLE", "IMPORT"].map((limit) => [`UPSTREAM_${limit}_SECONDS`, "1"]);
    pair = await startPair(upstream.url, Object.fromEntries(limits) as Record<string, string>);
  });
  test.afterAll(async () => {
    await pair.stop();
    await upstream.close();
    await well.close();
  });

  for (const fault of FAULTS) {
    test(`because it ${fault.name} is reported alike by front and next`, async () => {
      await upstream.become(fault);
      for (const method of ["GET", "PUT"]) {
        const results = await Promise.all(
          [pair.front, pair.next].map(async ({ url }) => {
            const { path, headers, body } = callOf(pair, method, "/Api/v2/Company/x");
            const sent = { ...headers, "X-Request-Id": REQUEST_ID };
            const response = await askAsWritten(url, path, { method, headers: sent, ...(body && { body }) });
            const text = await response.text().catch(() => "cut");
            // When a connection breaks at once, the request may or may not have been sent.
            const isCertain = fault.saved !== undefined || fault.onConnect === undefined;
            const { headers: found } = response;
            return [response.status, ...(isCertain ? [text, found.get("x-saved"), found.get("retry-after")] : [])];
          }),
        );
        expect(results[1]).toEqual(results[0]);
        const [status, text] = results[0]!;
        expect(fault.outcome === "cut" ? text : status).toBe(fault.outcome);
      }
    });
  }
});
