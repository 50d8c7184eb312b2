import { readFileSync } from "node:fs";
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test as base } from "@playwright/test";
import { RESOURCES } from "@/lib/bff/resources";
import { FAULTS, LONG_BODY } from "@/lib/bff/testing/faults";
import { HostileUpstream } from "@/lib/bff/testing/hostile-upstream";
import {
  askAsWritten,
  close,
  json,
  listenAnywhere,
  startUpstream,
  type TestUpstream,
} from "@/lib/bff/testing/upstream";
import { BFF_CALLS, FORGERIES, headersOf } from "./support/bff-calls";
import { PRODUCT, sessionFile } from "./support/product";
import { startSecondDashboard, type SecondDashboard } from "./support/second-dashboard";

// The BFF is served twice: by the front in production, and by app/api/v2/[...path]/route.ts where Next stands alone.
// Both get the same calls here, and have to give the same responses and send the same requests to the service.

interface Pair {
  front: SecondDashboard;
  /** `next start`, with the front's address as its PUBLIC_URL. */
  next: SecondDashboard;
  /** Cookie header of a user who is signed in to both. */
  cookie: string;
  stop: () => Promise<void>;
}

async function startPair(serviceUrl: string, settings: Record<string, string> = {}): Promise<Pair> {
  const front = await startSecondDashboard(serviceUrl, settings);
  const next = await startSecondDashboard(serviceUrl, { ...settings, PUBLIC_URL: front.url }, { front: false });
  const { cookies } = JSON.parse(readFileSync(sessionFile("consultant"), "utf8")) as {
    cookies: { name: string; value: string }[];
  };
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const stop = async () => void (await Promise.all([front.stop(), next.stop()]));
  return { front, next, cookie, stop };
}

const test = base.extend<object, { service: TestUpstream; pair: Pair }>({
  service: [
    // Playwright wants the first argument taken apart.
    async ({}, use) => {
      const service = await startUpstream();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  pair: [
    async ({ service }, use) => {
      const pair = await startPair(service.url);
      await use(pair);
      await pair.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Headers that may differ: those of the transport, and those that next.config.mjs adds to Next's responses. */
const BY_THE_SERVER = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "permissions-policy",
  "transfer-encoding",
  "x-dns-prefetch-control",
]);
const VARY_OF_NEXT = /^(?:rsc|next-router-[\w-]+)$/i;
const REQUEST_ID = "11111111-2222-4333-8444-555555555555";

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A response and the request that reached the service, without the permitted differences of the two servers. */
async function exchangeOf(url: string, service: TestUpstream | null, { method, path, headers, body }: Call) {
  if (service) service.seen.length = 0;
  const sent = { ...headers, "X-Request-Id": REQUEST_ID };
  const response = await askAsWritten(url, path, { method, headers: sent, ...(body !== undefined && { body }) });
  const compared = [...response.headers].filter(([name]) => !BY_THE_SERVER.has(name) && name !== "vary");
  const vary = (response.headers.get("vary") ?? "").split(/,\s*/).filter((name) => name && !VARY_OF_NEXT.test(name));
  return {
    status: response.status,
    headers: Object.fromEntries(compared),
    vary,
    // The service gives each error an identifier of its own.
    body: (await response.text()).replace(/(?<="identifier":")[\da-f-]{36}/, REQUEST_ID),
    seen: service?.seen.map((seen) => ({ ...seen, headers: { ...seen.headers, "x-forwarded-for": undefined } })),
  };
}

async function expectSame(pair: Pair, service: TestUpstream | null, call: Call) {
  const byFront = await exchangeOf(pair.front.url, service, call);
  const byRoute = await exchangeOf(pair.next.url, service, call);
  expect(byRoute, `${call.method} ${call.path} ${JSON.stringify(call.headers)}`).toEqual(byFront);
  return byRoute;
}

function callOf(pair: Pair, method: string, path: string, changes: Record<string, string | null> = {}): Call {
  const hasBody = method !== "GET" && method !== "HEAD";
  const headers = headersOf({ url: pair.front.url, cookie: pair.cookie }, changes);
  if (!hasBody) delete headers["Content-Length"];
  return { method, path, headers, ...(hasBody && { body: "{}" }) };
}

const CHANGES: Record<string, Record<string, string | null>> = {
  ...FORGERIES,
  "of our own": {},
  "without an Origin": { Origin: null },
  "without a session": { Cookie: null },
  "with a session that somebody made up": { Cookie: "nyckeltal.session=made.up" },
  "that would be another method": { "X-HTTP-Method-Override": "DELETE", "X-HTTP-Method": "GET" },
  "with headers of its own": {
    Authorization: "OAuth stolen",
    "Accept-Language": "sv",
    "If-None-Match": '"tag"',
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Host": "evil.example",
    "X-Middleware-Subrequest": "proxy:proxy:proxy:proxy:proxy",
    "Idempotency-Key": "key",
  },
};

for (const [name, changes] of Object.entries(CHANGES)) {
  test(`a call ${name} is the same to both`, async ({ pair, service }) => {
    for (const { method, path } of BFF_CALLS) await expectSame(pair, service, callOf(pair, method, path, changes));
  });
}

test("a method that no resource accepts, and HEAD, are the same to both", async ({ pair, service }) => {
  for (const resource of Object.keys(RESOURCES)) {
    for (const method of ["HEAD", "PATCH", "OPTIONS"])
      await expectSame(pair, service, callOf(pair, method, `/Api/v2/${resource}/x`));
  }
});

test("a method that Next itself does not know gets no further", async ({ pair, service }) => {
  for (const method of ["TRACE", "PROPFIND"]) {
    const { status, seen } = await exchangeOf(pair.next.url, service, callOf(pair, method, "/Api/v2/Company/x"));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(seen).toEqual([]);
  }
});

test("an address means the same to both", async ({ pair, service }) => {
  for (const path of [
    "/Api/v2",
    "/api/v2",
    "/api/v2/",
    "/Api/v2?x=1",
    "/API/V2/Me",
    "/api/V2/company",
    "/aPi/v2/oidc",
    "/Api/v2/openapi.json",
    "/Api/v2/oidc/token",
    "/Api/v2/Companyx",
    "/Api/v2/%43ompany",
    "/Api/v2/Company%2F..%2F..%2Foidc",
    "/Api/v2/Company/../Me",
    "/Api/v2/Company/",
    "/Api/v2/Company/%2E",
    "/Api/v2/Company/%2525",
    "/Api/v2/Company/a|b",
    "/Api/v2/Company/a:b;c,@!$&()*+=~",
    "/Api/v2/Company/a%2Fb%20c/Comment?startDate=2024-01-01&endDate=",
    "/Api/v2/Company/%C3%A5?q=%C3%A5+b&path=x&y=1",
    "/Api/v2/Company/x.json?_rsc=1",
    `/Api/v2/Company/${"y".repeat(5_000)}`,
  ]) {
    await expectSame(pair, service, callOf(pair, "GET", path));
  }
});

test("requests outside the interface reach the service through neither", async ({ pair, service }) => {
  for (const path of ["/Api/v2/Company/%2e%2e/%2E%2E/%2e%2e/oidc", "/Api/v2/../../oidc", "/Api/v2//Company"]) {
    for (const { url } of [pair.front, pair.next]) {
      const { status, seen } = await exchangeOf(url, service, callOf(pair, "POST", path));
      // The error page itself asks who is signed in.
      expect([status >= 300, seen?.filter(({ method }) => method === "POST")], path).toEqual([true, []]);
    }
  }
});

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  "a list, with headers that are not for browsers": (response) =>
    json(response, 200, [{ id: "å" }], { etag: '"tag"', "set-cookie": "internal=1", server: "inside", link: "</x>" }),
  "that nothing has changed": (response) => void response.writeHead(304, { etag: '"tag"' }).end(),
  "an error object": (response) =>
    json(response, 405, { typeOfError: "NotImplemented", message: "No.", identifier: REQUEST_ID }, { allow: "GET" }),
  "an error of its own": (response) =>
    json(response, 500, { typeOfError: "InternalServerError", message: "No.", identifier: REQUEST_ID }),
  "a page": (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  "a redirect": (response) => void response.writeHead(302, { location: "http://elsewhere/" }).end(),
  nothing: (response) => void response.writeHead(204).end(),
  "a bare 429": (response) => void response.writeHead(429, { "retry-after": "7" }).end(),
  "a bare 503": (response) => void response.writeHead(503, { "retry-after": "7" }).end(),
  "a coding that nobody asked for": (response) =>
    void response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end("[]"),
  "five megabytes": (response) => json(response, 200, "x".repeat(5_000_000)),
};

for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`a service that answers ${name} is passed on the same`, async ({ pair, service }) => {
    service.respondWith(answer);
    for (const method of ["GET", "PUT", "DELETE"])
      await expectSame(pair, service, callOf(pair, method, "/Api/v2/Company/x"));
    service.respondWith((response) => json(response, 200, []));
  });
}

test("a large body arrives whole by both, with a length and in chunks", async ({ pair, service }) => {
  const body = "x".repeat(20_000_000);
  const inChunks: Record<string, string | null> = { "Content-Length": null, "Transfer-Encoding": "chunked" };
  for (const changes of [{ "Content-Length": String(body.length) }, inChunks]) {
    const call = callOf(pair, "PUT", "/Api/v2/SieImport/demo", changes);
    const { status, seen } = await expectSame(pair, service, { ...call, body });
    expect([status, seen?.[0]?.body.length]).toEqual([200, body.length]);
  }
});

test("the real service's responses are the same by both", async () => {
  const pair = await startPair(PRODUCT.serviceUrl);
  try {
    for (const path of ["/Api/v2/Me", "/Api/v2/Agency", "/Api/v2/Agency/demo/Company", "/Api/v2/Company/none"]) {
      const { body } = await expectSame(pair, null, callOf(pair, "GET", path));
      expect(body.length).toBeGreaterThan(20);
    }
    await expectSame(pair, null, callOf(pair, "PUT", "/Api/v2/Company/none"));
  } finally {
    await pair.stop();
  }
});

test.describe("bodies that take their time", () => {
  interface Slow {
    pair: Pair;
    /** The next call that reaches the service, with its body still to come. */
    nextCall: () => Promise<[IncomingMessage, ServerResponse]>;
    stop: () => Promise<void>;
  }

  async function startSlow(): Promise<Slow> {
    const server = createServer((request, response) => {
      if (request.url === "/readyz") response.end();
      else server.emit("call", request, response);
    });
    const pair = await startPair(await listenAnywhere(server));
    return {
      pair,
      nextCall: () => once(server, "call") as Promise<[IncomingMessage, ServerResponse]>,
      stop: async () => {
        await pair.stop();
        await close(server);
      },
    };
  }

  let slow: Slow;
  test.beforeAll(async () => {
    slow = await startSlow();
  });
  test.afterAll(() => slow.stop());

  function open(url: string, method: string, changes: Record<string, string | null>) {
    const { path, headers } = callOf(slow.pair, method, "/Api/v2/SieImport/demo", changes);
    return openRequest(url, { path: method === "GET" ? "/Api/v2/Company" : path, method, headers });
  }

  for (const server of ["front", "next"] as const) {
    test(`a response goes on as it comes, by ${server}, and its end is seen`, async () => {
      const call = slow.nextCall();
      const request = open(slow.pair[server].url, "GET", {});
      request.end();
      const [, atService] = await call;
      atService.writeHead(200, { "content-type": "application/json" }).write("[1,");
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const parts = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      const nextPart = async () => String((await parts.next()).value);
      expect(await nextPart()).toBe("[1,");
      atService.write("2,");
      expect(await nextPart()).toBe("2,");
      atService.end("3]");
      expect(await nextPart()).toBe("3]");
      expect([await parts.next(), response.complete]).toEqual([{ done: true, value: undefined }, true]);
    });

    test(`a body goes on as it comes, by ${server}`, async () => {
      const call = slow.nextCall();
      const request = open(slow.pair[server].url, "PUT", { "Content-Length": String(4_000_000) });
      request.write("a".repeat(2_000_000));
      const [atService, response] = await call;
      let length = 0;
      atService.on("data", (part: Buffer) => (length += part.length));
      await expect.poll(() => length).toBe(2_000_000);
      request.end("b".repeat(2_000_000));
      await once(atService, "end");
      expect(length).toBe(4_000_000);
      json(response, 200, {});
      const [answer] = (await once(request, "response")) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      answer.resume();
    });

    test(`a body is refused before its end, by ${server}, and the connection takes another call`, async () => {
      const put = callOf(slow.pair, "PUT", "/Api/v2/SieImport/demo", { "Content-Length": String(3_000_000) });
      const get = callOf(slow.pair, "GET", "/Api/v2/Company");
      const heads = [put, get].map(({ method, path, headers }) => {
        const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
        return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
      });
      let received = "";
      const call = slow.nextCall();
      const socket = connect(Number(new URL(slow.pair[server].url).port), "127.0.0.1");
      socket.on("data", (part) => (received += part.toString("latin1")));
      socket.write(heads[0]! + "a".repeat(2_000_000));
      json((await call)[1], 413, { typeOfError: "BadRequest", message: "Too large.", identifier: REQUEST_ID });
      await expect.poll(() => received).toContain("HTTP/1.1 413 ");
      const second = slow.nextCall();
      socket.write("b".repeat(1_000_000) + heads[1]!);
      json((await second)[1], 200, []);
      await expect.poll(() => received).toContain("HTTP/1.1 200 ");
      socket.destroy();
    });

    test(`a browser that leaves takes its call with it, by ${server}`, async () => {
      const call = slow.nextCall();
      const request = open(slow.pair[server].url, "GET", {});
      request.on("error", () => undefined).end();
      const [, atService] = await call;
      const left = once(atService, "close");
      setTimeout(() => request.destroy(), 500);
      await left;
      expect(atService.writableFinished).toBe(false);
    });
  }
});

test.describe("a service that is out of order", () => {
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
    test(`because it ${fault.name} is told the same by both`, async () => {
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
