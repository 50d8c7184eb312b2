import { once } from "node:events";
import { request as openRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test as base } from "@playwright/test";
import { RESOURCES } from "@/lib/bff/resources";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { BFF_CALLS, FORGERIES } from "./support/bff-calls";
import { callOf, exchangeOf, expectSame, REQUEST_ID, startPair, type Pair } from "./support/bff-pair";

// The BFF is served twice: by the front in production, and by app/api/v2/[...path]/route.ts where Next stands alone.
// Both get the same calls here, and have to give the same responses and send the same requests to the service.

const test = base.extend<object, { service: TestUpstream; pair: Pair }>({
  service: [
    // Playwright requires that the first argument is destructured.
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

test.describe("bodies that take their time", () => {
  /** Opens a request to one of the two servers, to list companies or to import a file. */
  function open(
    pair: Pair,
    server: "front" | "next",
    method: "GET" | "PUT",
    changes: Record<string, string | null> = {},
  ) {
    const path = method === "GET" ? "/Api/v2/Company" : "/Api/v2/SieImport/demo";
    const { headers } = callOf(pair, method, path, changes);
    return openRequest(pair[server].url, { path, method, headers });
  }

  for (const server of ["front", "next"] as const) {
    test(`a response is streamed to the browser by ${server}, and its end is seen`, async ({ pair, service }) => {
      const call = service.nextCall();
      const request = open(pair, server, "GET");
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

    test(`a body is streamed to the service by ${server}`, async ({ pair, service }) => {
      const call = service.nextCall();
      const request = open(pair, server, "PUT", { "Content-Length": String(4_000_000) });
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

    test(`a body is refused before its end, by ${server}, and the connection takes another call`, async ({
      pair,
      service,
    }) => {
      const put = callOf(pair, "PUT", "/Api/v2/SieImport/demo", { "Content-Length": String(3_000_000) });
      const get = callOf(pair, "GET", "/Api/v2/Company");
      const heads = [put, get].map(({ method, path, headers }) => {
        const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
        return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
      });
      let received = "";
      const call = service.nextCall();
      const socket = connect(Number(new URL(pair[server].url).port), "127.0.0.1");
      socket.on("data", (part) => (received += part.toString("latin1")));
      const receives = async (text: string) => {
        while (!received.includes(text)) await once(socket, "data");
      };
      socket.write(heads[0]! + "a".repeat(2_000_000));
      json((await call)[1], 413, { typeOfError: "BadRequest", message: "Too large.", identifier: REQUEST_ID });
      // The rest of a body is read for half a second after its refusal, so it follows at once.
      await receives("HTTP/1.1 413 ");
      const second = service.nextCall();
      socket.write("b".repeat(1_000_000) + heads[1]!);
      json((await second)[1], 200, []);
      await receives("HTTP/1.1 200 ");
      socket.destroy();
    });

    test(`the call to the service is closed by ${server} when the browser closes its own`, async ({
      pair,
      service,
    }) => {
      const call = service.nextCall();
      const request = open(pair, server, "GET");
      request.on("error", () => undefined).end();
      const [, atService] = await call;
      const left = once(atService, "close");
      // The browser leaves while it waits for the response.
      setTimeout(() => request.destroy(), 500);
      await left;
      expect(atService.writableFinished).toBe(false);
    });
  }
});
