import { randomUUID } from "node:crypto";
import { createServer, request as startRequest, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiErrorBody } from "@/contract/api-error";
import { createLog } from "@/contract/log";
import type { Session } from "@/lib/auth/session";
import { BodyStream } from "./body-stream";
import { installTelemetry } from "./telemetry";
import { askAsWritten, close, json, listenAnywhere, startUpstream, type TestUpstream } from "./testing/upstream";

let service: TestUpstream;
let provider: TestUpstream;
let dashboard: Server;
let dashboardUrl: string;
let cookieOf: (session: Session) => Promise<string>;
const lines: { msg: string; outcome?: string; reason?: string }[] = [];

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const session = (changes: Partial<Session> = {}): Session => ({
  id: randomUUID(),
  begun: Math.floor(Date.now() / 1000),
  granted: Math.floor(Date.now() / 1000),
  accessToken: "access-1",
  refreshToken: "refresh-1",
  accessTokenEnds: inAnHour(),
  ...changes,
});

beforeAll(async () => {
  installTelemetry({
    log: createLog("info", { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
    recordUpstream: () => undefined,
  });
  service = await startUpstream();
  provider = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", service.url);
  vi.stubEnv("AUTH_ISSUER", provider.url);
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  vi.stubEnv("UPSTREAM_TIMEOUT_SECONDS", "1");
  vi.stubEnv("UPSTREAM_IMPORT_SECONDS", "10");
  // Longer than a test may take, so that no answer is closed for being idle.
  vi.stubEnv("UPSTREAM_IDLE_SECONDS", "60");
  const { handleNodeRequest } = await import("./node-handler");
  dashboard = createServer((request, response) => void handleNodeRequest(request, response));
  dashboardUrl = await listenAnywhere(dashboard);
  const { sessionCookies } = await import("@/lib/auth/session");
  cookieOf = async (one) => (await sessionCookies(one, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
});

afterAll(async () => {
  await close(dashboard);
  await service.close();
  await provider.close();
});

let refreshCount = 0;

beforeEach(() => {
  lines.length = 0;
  service.seen.length = 0;
  Object.assign(service.uploads, { begun: 0, brokenOff: 0 });
  provider.seen.length = 0;
  service.respondWith((response) => {
    json(response, 200, [{ id: "one" }], { etag: '"tag"', "set-cookie": "internal=1", server: "inside" });
  });
  respondToRefresh((response) => {
    refreshCount++;
    json(response, 200, { access_token: `access-new-${String(refreshCount)}`, expires_in: 600 });
  });
});

/** Sets the provider's response to a refresh. Its metadata stay, since any test may be the first to need them. */
function respondToRefresh(respond: (response: ServerResponse) => void): void {
  provider.respondWith((response, { url }) => {
    if (url.startsWith("/.well-known/"))
      json(response, 200, { issuer: provider.url, token_endpoint: `${provider.url}/token` });
    else respond(response);
  });
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  as?: Session | null;
}

async function ask(path: string, { method = "GET", headers = {}, body, as = session() }: Ask = {}) {
  return askAsWritten(dashboardUrl, path, {
    method,
    headers: {
      "X-CSRF": "1",
      "Sec-Fetch-Site": "same-origin",
      Origin: "https://books.example.com",
      ...(as && { Cookie: await cookieOf(as) }),
      ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

async function errorOf(response: Response): Promise<ApiErrorBody & { status: number }> {
  return { status: response.status, ...((await response.json()) as ApiErrorBody) };
}

function cookiesSetBy(response: Response): { name: string; value: string }[] {
  return response.headers.getSetCookie().map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("a call that is passed on", () => {
  test("carries the token of the session, names the browser and has no cookies", async () => {
    await ask("/Api/v2/Company/", {
      headers: { "user-agent": "x", "accept-language": "sv", "if-none-match": '"t"' },
    });
    const { headers } = service.seen[0]!;
    expect(headers).toMatchObject({
      authorization: "OAuth access-1",
      "accept-language": "sv",
      "if-none-match": '"t"',
      "user-agent": "x",
      "accept-encoding": "identity",
    });
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("x-csrf");
  });

  test("keeps its path as it was sent, percent-encoding and query included", async () => {
    await ask("/Api/v2/Company/a%2Fb%20c/Comment?startDate=2024-01-01&endDate=");
    expect(service.seen[0]!.url).toBe("/Api/v2/Company/a%2Fb%20c/Comment?startDate=2024-01-01&endDate=");
  });

  test("reaches the resources whatever the case of the fixed segments", async () => {
    expect((await ask("/api/V2/company")).status).toBe(200);
    expect(service.seen[0]!.url).toBe("/Api/v2/company");
  });

  test("sends a body on, byte for byte", async () => {
    const body = '{"value":Infinity,"name":"å ä ö"}';
    await ask("/Api/v2/Company/1", { method: "PUT", body });
    expect(service.seen[0]).toMatchObject({ method: "PUT", body });
  });

  test("streams a body larger than it would hold", async () => {
    const body = `"${"x".repeat(3 * 1024 * 1024)}"`;
    const response = await ask("/Api/v2/SieImport", { method: "PUT", body });
    expect(response.status).toBe(200);
    expect(service.seen[0]!.body.length).toBe(body.length);
  });

  test("is answered with only the headers meant for a browser, and the answer is not cached by proxies", async () => {
    const response = await ask("/Api/v2/Company");
    expect(response.headers.get("etag")).toBe('"tag"');
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("server")).toBeNull();
    expect(response.headers.get("cache-control")).toMatch(/^private, no-cache/);
    expect(response.headers.get("vary")).toContain("Cookie");
  });

  test("passes an error object through with its status and its own headers", async () => {
    service.respondWith((response) => {
      json(response, 405, { typeOfError: "NotImplemented", message: "No.", identifier: "id" }, { allow: "GET, PUT" });
    });
    const response = await ask("/Api/v2/Company", { method: "DELETE" });
    expect(response.headers.get("allow")).toBe("GET, PUT");
    expect(await errorOf(response)).toEqual({
      status: 405,
      typeOfError: "NotImplemented",
      message: "No.",
      identifier: "id",
    });
  });

  test.each([401, 404, 412, 503])("passes on a response to HEAD, which has no body: %i", async (status) => {
    service.respondWith((response) => {
      json(response, status, { typeOfError: "x", message: "x", identifier: "x" });
    });
    expect((await ask("/Api/v2/Company/x", { method: "HEAD" })).status).toBe(status);
  });

  test("passes on that nothing has changed", async () => {
    service.respondWith((response) => {
      response.writeHead(304, { etag: '"tag"' }).end();
    });
    const response = await ask("/Api/v2/Company", { headers: { "if-none-match": '"tag"' } });
    expect([response.status, response.headers.get("etag")]).toEqual([304, '"tag"']);
  });

  test("keeps the encoding that the service has chosen among those the browser reads", async () => {
    service.respondWith((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(gzipSync('{"value":NaN}'));
    });
    const response = await ask("/Api/v2/Company", { headers: { "accept-encoding": "gzip;q=0.9, deflate, br;q=0" } });
    expect(service.seen[0]!.headers["accept-encoding"]).toBe("gzip");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await response.bytes()).toString()).toBe('{"value":NaN}');
  });
});

describe("a call that is not passed on", () => {
  test.each([
    ["without the anti-forgery header", { "X-CSRF": "" }],
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from a sibling of the dashboard's host", { "Sec-Fetch-Site": "same-site" }],
    ["from an address typed by the user", { "Sec-Fetch-Site": "none" }],
  ])("is refused %s, before anything else", async (_, headers) => {
    const response = await ask("/Api/v2/Company", { method: "POST", body: "{}", headers, as: null });
    expect(await errorOf(response)).toMatchObject({ status: 403, typeOfError: "Forbidden" });
    expect(service.seen).toEqual([]);
  });

  test("is refused with a foreign origin where the browser does not name the site", async () => {
    const attempt = async (origin: string) => {
      const headers = { "X-CSRF": "1", cookie: await cookieOf(session()), origin };
      return (await askAsWritten(dashboardUrl, "/Api/v2/Company", { method: "POST", body: "{}", headers })).status;
    };
    expect(await attempt("https://evil.example")).toBe(403);
    expect(await attempt("https://books.example.com")).toBe(200);
  });

  test("is a 401 with the interface's challenge when nobody is signed in", async () => {
    const response = await ask("/Api/v2/Company", { as: null });
    expect(response.headers.get("www-authenticate")).toBe("OAuth");
    const error = await errorOf(response);
    expect(error).toMatchObject({ status: 401, typeOfError: "Unauthorized" });
    expect(error.identifier).toMatch(GUID);
  });

  test("is a 401 with a cookie that was changed", async () => {
    const cookie = `${(await cookieOf(session())).slice(0, -4)}AAAA`;
    const answer = await askAsWritten(dashboardUrl, "/Api/v2/Me", { headers: { "X-CSRF": "1", cookie } });
    expect(answer.status).toBe(401);
  });

  test.each([
    "/Api/v2/openapi.json",
    "/Api/v2/",
    "/Api/v2",
    "/Api/v2/Company%2F..%2F..%2Foidc",
    "/Api/v2/Company/../../../oidc/token",
    "/Api/v2/Company/%2e%2e/%2E%2E/%2e%2e/oidc/token",
    "/Api/v2/%43ompany",
    "/Api/v2/Companyx",
    "/Api/v3/Company",
  ])("is a 404 for %s, which is no resource of the interface", async (path) => {
    expect(await errorOf(await ask(path))).toMatchObject({ status: 404, typeOfError: "NotFound" });
    expect(service.seen).toEqual([]);
  });
});

describe("a service that is out of order", () => {
  async function answerTo(respond: Parameters<TestUpstream["respondWith"]>[0]) {
    service.respondWith(respond);
    return errorOf(await ask("/Api/v2/Company"));
  }

  test.each([
    ["a page of HTML", 200, "text/html", "<html>"],
    ["HTML that calls itself JSON", 200, "application/json", "<!DOCTYPE html>"],
    ["an empty body", 200, "application/json", ""],
    ["a redirect", 302, "text/html", ""],
    ["an error page", 500, "text/html", "<h1>Oops</h1>"],
    ["a 404 of a web server", 404, "text/plain", "not found"],
  ])("that answers %s becomes a 502 with the error object", async (_, status, type, body) => {
    const error = await answerTo((response) => {
      response.writeHead(status, { "content-type": type, location: "http://elsewhere/" }).end(body);
    });
    expect(error).toMatchObject({ status: 502, typeOfError: "InternalServerError" });
    expect(error.identifier).toMatch(GUID);
  });

  test.each([
    ["application/zip", "PK\u0003\u0004"],
    ["application/pdf", "%PDF-1.7"],
  ])(
    "that answers %s: a file to be stored is passed on unchanged, and any other answer becomes a 502",
    async (type, begin) => {
      const stored = { "content-type": type, "content-disposition": "attachment; filename*=UTF-8''x" };
      const post = () => ask("/Api/v2/Company/a-demo-1/Export", { method: "POST", body: "{}" });
      service.respondWith((response) => {
        response.writeHead(200, stored);
        response.write(begin);
        response.end("more");
      });
      const response = await post();
      expect(response.headers.get("content-disposition")).toBe(stored["content-disposition"]);
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      expect(await response.text()).toBe(`${begin}more`);
      for (const [headers, body] of [
        [{ "content-type": type }, begin],
        [stored, "<html>"],
        [{ ...stored, "content-type": "text/html" }, begin],
      ] as const) {
        service.respondWith((answer) => void answer.writeHead(200, headers).end(body));
        expect((await post()).status).toBe(502);
      }
    },
  );

  test.each([401, 429, 503])("keeps a bare %i, which means the same whoever says it", async (status) => {
    service.respondWith((response) => {
      response.writeHead(status, { "retry-after": "7" }).end();
    });
    const response = await ask("/Api/v2/Company", { as: session({ refreshToken: undefined }) });
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, "7"]);
    expect(await errorOf(response)).toMatchObject({ status });
  });

  test("that does not answer in time becomes a 504", async () => {
    expect(await answerTo(() => undefined)).toMatchObject({ status: 504, typeOfError: "InternalServerError" });
  });

  test("is waited for longer while it imports or takes an import back", { tags: "long" }, async () => {
    service.respondWith((response) => {
      // Longer than UPSTREAM_TIMEOUT_SECONDS, shorter than UPSTREAM_IMPORT_SECONDS.
      setTimeout(() => {
        json(response, 200, { success: true });
      }, 2_500);
    });
    const put = (path: string) => ask(path, { method: "PUT", body: "{}" });
    const responses = await Promise.all([
      put("/Api/v2/Company/a-demo-1"),
      put("/Api/v2/SieImport/demo"),
      ask("/Api/v2/Company/a-demo-1/SieImport/7", { method: "DELETE" }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([504, 200, 200]);
  });

  test("that hangs up becomes a 502", async () => {
    expect(await answerTo((response) => response.destroy())).toMatchObject({ status: 502 });
  });

  test("that breaks off in the middle breaks the answer off too, and does not end it as if it were whole", async () => {
    service.respondWith((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("[1,");
      // Later, so that the browser has the beginning of the answer by then.
      setTimeout(() => response.destroy(), 50);
    });
    const response = await ask("/Api/v2/Company");
    await expect(response.text()).rejects.toThrow();
    expect(lines).toMatchObject([{ outcome: "broke off", msg: "the service broke off its answer" }]);
  });

  test("that resets a large upload is named in the log", async () => {
    service.refuseUnread("reset");
    const response = await ask("/Api/v2/SieImport", { method: "PUT", body: "x".repeat(3 * 1024 * 1024) });
    service.refuseUnread(null);
    expect([response.status, response.headers.get("x-saved")]).toEqual([502, "unknown"]);
    expect(lines).toMatchObject([{ outcome: "refused", msg: "the service did not answer" }]);
  });
});

describe("a browser that breaks off its upload", () => {
  /** @param forwarded how many requests reach the service: none with a small body, which is first read whole */
  async function breakOff(length: number, sent: number, forwarded: number): Promise<void> {
    const request = startRequest(dashboardUrl, {
      path: "/Api/v2/SieImport",
      method: "PUT",
      headers: {
        "X-CSRF": "1",
        Origin: "https://books.example.com",
        Cookie: await cookieOf(session()),
        "Content-Length": length,
      },
    });
    request.on("error", () => undefined);
    request.write("x".repeat(sent));
    // Time for the bytes to arrive: a small body begins no request that could be waited for.
    await sleep(100);
    await expect.poll(() => service.uploads.begun).toBe(forwarded);
    request.destroy();
    await expect.poll(() => service.uploads.brokenOff).toBe(forwarded);
    // Time for a complete request at the service or a line in the log, neither of which must come.
    await sleep(400);
  }

  test.each([
    ["small", 100, 50, 0],
    ["large", 3 * 1024 * 1024, 2 * 1024 * 1024, 1],
  ])("is no problem of the service: %s", async (_, length, sent, forwarded) => {
    await breakOff(length, sent, forwarded);
    expect(service.seen).toEqual([]);
    expect(service.uploads).toEqual({ begun: forwarded, brokenOff: forwarded });
    expect(lines).toEqual([]);
  });
});

describe("a session whose access token has ended", () => {
  const acceptOnly = (token: string) => {
    service.respondWith((response, { headers }) => {
      if (headers.authorization === `OAuth ${token}`) json(response, 200, []);
      else json(response, 401, { typeOfError: "Unauthorized", message: "No.", identifier: "id" });
    });
  };

  test("is refreshed before the call, and the new one is kept in the cookie", async () => {
    const { readSession } = await import("@/lib/auth/session");
    const response = await ask("/Api/v2/Company", {
      as: session({ refreshToken: "refresh-before", accessTokenEnds: 1 }),
    });
    expect(response.status).toBe(200);
    const kept = await readSession(cookiesSetBy(response));
    expect(kept).toMatchObject({ refreshToken: "refresh-before" });
    expect(service.seen[0]!.headers.authorization).toBe(`OAuth ${kept!.accessToken}`);
  });

  test("is refreshed once for many calls at the same time", async () => {
    const ended = session({ refreshToken: "refresh-many", accessTokenEnds: 1 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask("/Api/v2/Company", { as: ended })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(provider.seen.filter(({ url }) => url === "/token")).toHaveLength(1);
    expect(new Set(service.seen.map(({ headers }) => headers.authorization)).size).toBe(1);
  });

  test("lets those who still carry an older cookie have the newest tokens", async () => {
    const ended = session({ refreshToken: "refresh-old", accessTokenEnds: 1 });
    await ask("/Api/v2/Company", { as: ended });
    provider.seen.length = 0;
    const late = await ask("/Api/v2/Company", { as: ended });
    expect([late.status, provider.seen.length]).toEqual([200, 0]);
    expect(new Set(service.seen.map(({ headers }) => headers.authorization)).size).toBe(1);
    expect(cookiesSetBy(late)).toHaveLength(1);
  });

  test("is refreshed when the service refuses the token, and the write is sent again with its body", async () => {
    acceptOnly(`access-new-${String(refreshCount + 1)}`);
    const response = await ask("/Api/v2/Company/1", {
      method: "PUT",
      body: '{"name":"x"}',
      as: session({ refreshToken: "refresh-after" }),
    });
    expect(response.status).toBe(200);
    expect(service.seen.map(({ body }) => body)).toEqual(['{"name":"x"}', '{"name":"x"}']);
    expect(cookiesSetBy(response)).toHaveLength(1);
  });

  test("is refreshed again when the new token has ended before the service looked at it", async () => {
    acceptOnly(`access-new-${String(refreshCount + 2)}`);
    const response = await ask("/Api/v2/Company", {
      as: session({ refreshToken: "refresh-twice", accessTokenEnds: 1 }),
    });
    expect(response.status).toBe(200);
    expect(service.seen).toHaveLength(2);
  });

  test("ends with a 401 for a body too large to be sent again", async () => {
    acceptOnly("another");
    const response = await ask("/Api/v2/SieImport", {
      method: "PUT",
      body: `"${"x".repeat(2 * 1024 * 1024)}"`,
      as: session({ refreshToken: "refresh-large" }),
    });
    expect(response.status).toBe(401);
    expect(service.seen).toHaveLength(1);
  });

  test("is over when the provider no longer takes its refresh token", async () => {
    respondToRefresh((response) => {
      json(response, 400, { error: "invalid_grant" });
    });
    const ended = session({ refreshToken: "refresh-revoked", accessTokenEnds: 1 });
    expect((await ask("/Api/v2/Company", { as: ended })).status).toBe(401);
    expect(service.seen).toEqual([]);
  });

  test("is not over when the provider is out of order: that is a 502, and the next call tries again", async () => {
    const ended = session({ refreshToken: "refresh-later", accessTokenEnds: 1 });
    respondToRefresh((response) => {
      response.writeHead(500).end();
    });
    const response = await ask("/Api/v2/Company", { as: ended });
    expect(await errorOf(response)).toMatchObject({ status: 502, message: "The sign-in provider cannot be reached." });
    expect(lines).toMatchObject([
      { msg: "the session could not be refreshed", reason: "the OpenID provider answered 500 to a refresh" },
    ]);
    respondToRefresh((answer) => {
      json(answer, 200, { access_token: "late", expires_in: 600 });
    });
    expect((await ask("/Api/v2/Company", { as: ended })).status).toBe(200);
  });

  test("leaves no answer of the service open when the provider is out of order", async () => {
    const cancel = vi.spyOn(BodyStream.prototype, "cancel");
    const closed = new Promise((resolve) => {
      service.respondWith((response) => {
        response.writeHead(401, { "content-type": "application/json" });
        response.write("{");
        response.once("close", resolve);
      });
    });
    respondToRefresh((response) => {
      response.writeHead(500).end();
    });
    const body = '{"name":"x"}';
    const response = await ask("/Api/v2/Company/1", {
      method: "PUT",
      body,
      as: session({ refreshToken: "refresh-401" }),
    });
    expect([response.status, response.headers.get("x-saved")]).toEqual([502, "no"]);
    expect(cancel).toHaveBeenCalledOnce();
    cancel.mockRestore();
    await closed;
  });

  test("sends the client's credentials form-encoded in the Basic scheme", async () => {
    await ask("/Api/v2/Company", { as: session({ refreshToken: "refresh-basic", accessTokenEnds: 1 }) });
    const { headers, body } = provider.seen.at(-1)!;
    expect(Buffer.from(headers.authorization!.replace("Basic ", ""), "base64").toString()).toBe(
      "dashboard:secret+of+the+client",
    );
    expect(body).toBe("grant_type=refresh_token&refresh_token=refresh-basic");
  });
});
