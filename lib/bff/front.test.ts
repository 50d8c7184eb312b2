import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { trustedProxies } from "@/contract/trusted-proxies";
import type { Session } from "@/lib/auth/session";
import type { createFront as CreateFront } from "./front";
import { createMetrics } from "./metrics";
import { askAsWritten, close, json, listenAnywhere, startUpstream, type TestUpstream } from "./testing/upstream";

const PUBLIC = "https://books.example.com";

let service: TestUpstream;
let createFront: typeof CreateFront;
let cookie: string;
const servers: Server[] = [];
const metrics = createMetrics();

beforeAll(async () => {
  service = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", service.url);
  vi.stubEnv("PUBLIC_URL", PUBLIC);
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  vi.stubEnv("UPSTREAM_REQUESTS_IN_FLIGHT", "3");
  ({ createFront } = await import("./front"));
  const { sessionCookies } = await import("@/lib/auth/session");
  const now = Math.floor(Date.now() / 1000);
  const session: Session = {
    id: randomUUID(),
    begun: now,
    granted: now,
    accessToken: "access",
    refreshToken: undefined,
    accessTokenEnds: now + 3600,
  };
  cookie = (await sessionCookies(session, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
});

afterAll(async () => {
  for (const server of servers) await close(server);
  await service.close();
});

beforeEach(() => {
  service.seen.length = 0;
  service.respondWith((response) => json(response, 200, []));
});

/** A front whose pages respond with the headers that they received. */
async function start(publicOrigin: string, trusted: string): Promise<string> {
  const server = createServer(
    createFront({
      publicOrigin,
      trustsProxy: trustedProxies(trusted)!,
      observer: { log: pino({ level: "silent" }), metrics, routeOf: () => "page" },
      pages: ({ headers }, response) => {
        json(response, 200, headers);
        return Promise.resolve();
      },
    }),
  );
  servers.push(server);
  return listenAnywhere(server);
}

/** Headers of a request of the dashboard's own pages in a signed-in browser, through a proxy that takes it by https. */
const ours = (changes: Record<string, string> = {}) => ({
  "X-CSRF": "1",
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-Proto": "https",
  Origin: PUBLIC,
  Cookie: cookie,
  ...changes,
});

/** The head of a request of the dashboard's own pages, as it is sent. */
const request = (line: string, ...headers: string[]) =>
  [
    line,
    "Host: books.example.com",
    ...Object.entries(ours()).map(([name, value]) => `${name}: ${value}`),
    ...headers,
    "",
    "",
  ].join("\r\n");

describe("a dashboard that browsers reach over https", () => {
  test.each(["/", "/sign-in", "/Api/v2/Me", "/api/sign-out"])("refuses %s without it", async (path) => {
    const url = await start(PUBLIC, "loopback");
    // The last value is the one that the trusted proxy added.
    for (const headers of [ours({ "X-Forwarded-Proto": "http" }), ours({ "X-Forwarded-Proto": "https, http" })]) {
      expect((await askAsWritten(url, path, { headers })).status).toBe(403);
    }
    expect(service.seen).toEqual([]);
  });

  test("does not believe the X-Forwarded-Proto of an address that TRUST_PROXY does not name", async () => {
    const url = await start(PUBLIC, "10.0.0.0/8");
    expect((await askAsWritten(url, "/Api/v2/Me", { headers: ours() })).status).toBe(403);
    expect((await askAsWritten(url, "/", { headers: ours() })).status).toBe(403);
  });

  test("answers a health check without it", async () => {
    const url = await start(PUBLIC, "0");
    expect((await askAsWritten(url, "/api/health", {})).status).toBe(200);
  });

  test("tells the pages its own address and the client's, whatever the request says of them", async () => {
    const url = await start(PUBLIC, "loopback");
    const headers = ours({
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-For": "192.0.2.66, 198.51.100.7",
      Forwarded: "host=evil.example",
      "X-HTTP-Method-Override": "DELETE",
    });
    const told = (await (await askAsWritten(url, "/", { headers })).json()) as Record<string, string>;
    expect(told).toMatchObject({
      host: "books.example.com",
      "x-forwarded-host": "books.example.com",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "198.51.100.7",
    });
    expect(told).not.toHaveProperty("forwarded");
    expect(told).not.toHaveProperty("x-http-method-override");
  });
});

describe("a dashboard on this machine", () => {
  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "dashboard.localhost"])("is at %s", async (host) => {
    const url = await start("http://localhost:3000", "loopback");
    expect((await askAsWritten(url, "/", { headers: { Host: host } })).status).toBe(200);
  });

  test.each(["evil.example", "192.168.1.7:3000", "localhost.evil.example", "127.0.0.1.evil.example"])(
    "is not at %s, through which a foreign page could reach it",
    async (host) => {
      const url = await start("http://localhost:3000", "loopback");
      expect((await askAsWritten(url, "/", { headers: { Host: host } })).status).toBe(403);
      expect((await askAsWritten(url, "/Api/v2/Me", { headers: { ...ours(), Host: host } })).status).toBe(403);
    },
  );
});

describe("a browser that comes to a dashboard on this machine by another of its names", () => {
  const HOME = "http://localhost:3000";
  const page = (changes: Record<string, string> = {}) => ({ Host: "127.0.0.1:3000", Accept: "text/html", ...changes });
  const sentTo = async (path: string, headers: Record<string, string>, method = "GET") => {
    const answer = await askAsWritten(await start(HOME, "loopback"), path, { method, headers });
    return [answer.status, answer.headers.get("location")];
  };

  test.each(["127.0.0.1:3000", "[::1]:3000", "dashboard.localhost:3000", "localhost:3001"])(
    "as %s is sent to the same page at the public address",
    async (host) => {
      for (const method of ["GET", "HEAD"]) {
        const path = "/companies/x/figures?year=1";
        expect(await sentTo(path, page({ Host: host }), method)).toEqual([307, HOME + path]);
      }
    },
  );

  test.each(["//evil.example/", "/\\evil.example", "/%2f%2fevil.example", "/.//evil.example", "/@evil.example"])(
    "and asks for %s is sent to no other host",
    async (path) => {
      const [, location] = await sentTo(path, page());
      expect(new URL(String(location)).origin).toBe(HOME);
    },
  );

  test("is not redirected when it asks for no page, or writes", async () => {
    expect(await sentTo("/", page({ Accept: "*/*" }))).toEqual([200, null]);
    expect(await sentTo("/", page(), "POST")).toEqual([200, null]);
    for (const path of ["/api/health", "/api/auth/csrf", "/api/sign-out"])
      expect(await sentTo(path, page())).toEqual([200, null]);
    expect((await sentTo("/Api/v2/Me", page()))[1]).toBeNull();
  });

  test("is not redirected behind a proxy, which may call the dashboard by that name", async () => {
    expect(await sentTo("/", page({ "X-Forwarded-For": "127.0.0.1" }))).toEqual([200, null]);
    expect(await sentTo("/", page({ Via: "1.1 proxy" }))).toEqual([200, null]);
    const behindProxy = { ...ours(), Host: "127.0.0.1:3000", Accept: "text/html" };
    const answer = await askAsWritten(await start(PUBLIC, "loopback"), "/", { headers: behindProxy });
    expect(answer.status).toBe(200);
  });

  test("is not redirected again at the public address", async () => {
    expect(await sentTo("/", page({ Host: "localhost:3000" }))).toEqual([200, null]);
    expect(await sentTo("/", page({ Host: "LOCALHOST:3000" }))).toEqual([200, null]);
  });
});

describe("a method that no page has", () => {
  test.each(["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND"])("is refused: %s", async (method) => {
    const url = await start("http://localhost:3000", "loopback");
    const answer = await askAsWritten(url, "/sign-in", { method, headers: { Host: "localhost:3000" } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  });
});

describe("a request for the service", () => {
  test("reaches it once, with the session's token and none of the headers that are not passed on", async () => {
    const url = await start(PUBLIC, "loopback");
    const headers = ours({
      TE: "trailers",
      Upgrade: "websocket",
      Connection: "Upgrade, X-Request-Id",
      Authorization: "OAuth stolen",
      "X-Original-URL": "/oidc",
      Range: "bytes=0-1",
    });
    expect((await askAsWritten(url, "/Api/v2/Me", { headers })).status).toBe(200);
    expect(service.seen).toHaveLength(1);
    const { headers: sent } = service.seen[0]!;
    for (const name of ["te", "upgrade", "x-forwarded-proto", "cookie", "x-original-url", "range"])
      expect(sent).not.toHaveProperty(name);
    expect(sent).toMatchObject({ authorization: "OAuth access", host: new URL(service.url).host });
  });

  test.each([
    ["the one that the trusted proxy wrote down last", "loopback", "198.51.100.7"],
    ["that of the connection where the peer is no trusted proxy", "10.0.0.0/8", "127.0.0.1"],
  ])("tells it the browser's address: %s", async (_, trusted, expected) => {
    const url = await start("http://localhost:3000", trusted);
    const forged = {
      "X-Forwarded-For": "192.0.2.66, 198.51.100.7",
      Forwarded: "for=192.0.2.67",
      "X-Real-IP": "192.0.2.68",
      "X-Client-IP": "192.0.2.69",
    };
    const headers = { ...ours(forged), Host: "localhost:3000" };
    expect((await askAsWritten(url, "/Api/v2/Me", { headers })).status).toBe(200);
    const { headers: sent } = service.seen[0]!;
    expect(sent["x-forwarded-for"]).toBe(expected);
    expect(JSON.stringify(sent)).not.toMatch(/192\.0\.2\./);
  });

  const INNER = "GET /Api/v2/Agency HTTP/1.1\r\nHost: x\r\n\r\n";

  test.each([
    ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"], `0\r\n\r\n${INNER}`],
    ["two lengths", ["Content-Length: 2", `Content-Length: ${2 + INNER.length}`], `{}${INNER}`],
    ["chunks that are not the last coding", ["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${INNER}`],
    ["an unknown coding", ["Transfer-Encoding: xchunked"], `0\r\n\r\n${INNER}`],
    ["a length with a sign", ["Content-Length: +2"], `{}${INNER}`],
    ["a blank before the colon", ["Content-Length : 2"], `{}${INNER}`],
    ["a folded header", ["X-A: b\r\n Content-Length: 2"], INNER],
    ["a lone line feed", ["X-A: b\nContent-Length: 2"], `{}${INNER}`],
  ])("cannot smuggle a second one to it by %s", async (_, headers, body) => {
    const url = await start(PUBLIC, "loopback");
    await speak(url, request("PUT /Api/v2/Company/x HTTP/1.1", ...headers) + body);
    expect(service.seen.filter(({ url: path }) => path !== "/Api/v2/Company/x")).toEqual([]);
    expect(service.seen.filter(({ body: sent }) => sent.includes("HTTP"))).toEqual([]);
  });

  test("is sent on with its body when the client waits for 100 Continue", async () => {
    const url = await start(PUBLIC, "loopback");
    const headers = ours({ Expect: "100-continue", "Content-Length": "2" });
    const answer = await askAsWritten(url, "/Api/v2/Company/x", { method: "PUT", headers, body: "{}" });
    expect([answer.status, service.seen[0]!.body, service.seen[0]!.headers.expect]).toEqual([200, "{}", undefined]);
  });

  test("is sent on with a body in chunks, whatever its size", async () => {
    const url = await start(PUBLIC, "loopback");
    for (const size of [10, 3 * 1024 * 1024]) {
      const headers = ours({ "Transfer-Encoding": "chunked" });
      const body = "x".repeat(size);
      const answer = await askAsWritten(url, "/Api/v2/Company/x", { method: "PUT", headers, body });
      expect([answer.status, service.seen.at(-1)!.body.length]).toEqual([200, size]);
    }
  });

  test.each([100_000, 3 * 1024 * 1024])("is refused unread with %d bytes, and the connection is kept", async (size) => {
    // A busy machine may not read the body within the time after which the connection is closed.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
      service.refuseUnread(null);
    });
    const url = await start(PUBLIC, "loopback");
    // Both requests are refused, so the second status shows that the connection was used again.
    service.refuseUnread(413);
    const first = request("PUT /Api/v2/Company/x HTTP/1.1", `Content-Length: ${size}`) + "x".repeat(size);
    const heard = await speak(url, first + request("GET /Api/v2/Me HTTP/1.1"), 10_000, /HTTP[^]*HTTP/);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 413"]);
  });

  test("is told to come again while as many as allowed are running", async () => {
    const url = await start(PUBLIC, "loopback");
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    service.respondWith((response) => void released.then(() => json(response, 200, [])));
    const running = [1, 2, 3].map(() => askAsWritten(url, "/Api/v2/Me", { headers: ours() }));
    await expect.poll(() => service.seen).toHaveLength(3);
    const refused = await askAsWritten(url, "/Api/v2/Company/x", { method: "DELETE", headers: ours() });
    expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("x-saved")]).toEqual([
      503,
      "1",
      "no",
    ]);
    const refusedRead = await askAsWritten(url, "/Api/v2/Company/x", { headers: ours() });
    expect([refusedRead.status, refusedRead.headers.get("x-saved")]).toEqual([503, null]);
    release();
    for (const answer of running) expect((await answer).status).toBe(200);
    expect((await askAsWritten(url, "/Api/v2/Me", { headers: ours() })).status).toBe(200);
    expect(service.seen).toHaveLength(4);
  });
});

describe("a request for a page", () => {
  test("has its connection closed when its refused body does not end", async () => {
    const url = await start(PUBLIC, "loopback");
    const begun = Date.now();
    const heard = await speak(url, request("POST /sign-in HTTP/1.1", "Content-Length: 70000"), 10_000);
    expect(heard).toContain("HTTP/1.1 413 ");
    // Earlier than `speak` would close it.
    expect(Date.now() - begun).toBeLessThan(9_000);
  });

  test.each(["Content-Length: 70000", "Transfer-Encoding: chunked"])(
    "is refused with a body that is large or of unknown size: %s",
    async (header) => {
      const url = await start(PUBLIC, "loopback");
      const heard = await speak(url, request("POST /api/auth/callback/x HTTP/1.1", header, "X-Request-Id: of-a-proxy"));
      expect(heard).toContain("HTTP/1.1 413 ");
      expect(heard).toMatch(/x-request-id: of-a-proxy/i);
    },
  );
});

/**
 * Sends bytes as they are, and returns the text that the server sends back before it closes the connection, has been
 * silent for `patience` milliseconds, or has sent text that matches `enough`.
 */
function speak(url: string, text: string, patience = 300, enough?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (part) => {
      heard += part.toString("latin1");
      if (enough?.test(heard)) socket.destroy();
    });
    socket.once("close", () => resolve(heard));
    socket.once("error", reject);
  });
}
