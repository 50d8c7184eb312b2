import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
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
import { callOf, REQUEST_ID, startPair, type Pair } from "./support/bff-pair";

// Continues route-handler.spec.ts in a file of its own, so that other tests run while these wait.

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

  /** Opens a request to one of the two servers, to list companies or to import a file. */
  function open(url: string, method: "GET" | "PUT", changes: Record<string, string | null> = {}) {
    const path = method === "GET" ? "/Api/v2/Company" : "/Api/v2/SieImport/demo";
    const { headers } = callOf(slow.pair, method, path, changes);
    return openRequest(url, { path, method, headers });
  }

  for (const server of ["front", "next"] as const) {
    test(`a response is streamed to the browser by ${server}, and its end is seen`, async () => {
      const call = slow.nextCall();
      const request = open(slow.pair[server].url, "GET");
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

    test(`a body is streamed to the service by ${server}`, async () => {
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
      // The rest of a body is read for half a second after its refusal.
      await expect.poll(() => received, { intervals: [20] }).toContain("HTTP/1.1 413 ");
      const second = slow.nextCall();
      socket.write("b".repeat(1_000_000) + heads[1]!);
      json((await second)[1], 200, []);
      await expect.poll(() => received).toContain("HTTP/1.1 200 ");
      socket.destroy();
    });

    test(`the call to the service is closed by ${server} when the browser closes its own`, async () => {
      const call = slow.nextCall();
      const request = open(slow.pair[server].url, "GET");
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
