import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { apiDelete, apiGet, apiGetTagged, apiSend } from "./client";
import { ApiError, apiErrorKind, membersInMessage, secondsUntilRetry } from "./error";
import { installTestTransport } from "./testing/install-test-transport";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import { announceSignIn, declineSignIn, gateStore, listenForSignIn } from "@/lib/session-gate";

const numbers = () => Promise.resolve(z.array(z.custom<number>((value) => typeof value === "number")));
const anything = () => Promise.resolve(z.unknown());

let server: TestUpstream;
let base: string;
let otherUserSignIns = 0;

beforeAll(async () => {
  server = await startUpstream();
  // Only in a browser is the user asked to sign in again.
  vi.stubGlobal("window", globalThis);
  listenForSignIn("consultant", { onSameUser: () => undefined, onOtherUser: () => otherUserSignIns++ });
});

afterAll(() => server.close());

beforeEach(() => {
  base = server.url;
  server.seen.length = 0;
  // Like the transport of the browser, but with absolute addresses, because there is no page here.
  installTestTransport(async ({ path, method, headers, body, signal }) => {
    const response = await fetch(base + path, { method, headers, body: body ?? null, signal: signal ?? null });
    return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
  });
});

function answerWith(status: number, body: string, headers: Record<string, string> = {}): void {
  server.respondWith((response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error("the call succeeded"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("a schema that cannot be fetched", () => {
  const missing = () => Promise.reject(new TypeError("the chunk is gone"));

  test("stops a write before it is sent", async () => {
    answerWith(200, "[]");
    const failure = await failureOf(apiSend("POST", "/Api/v2/x", {}, missing));
    expect([apiErrorKind(failure), failure.saved, failure.isRead]).toEqual(["noConnection", "no", false]);
    expect(server.seen).toEqual([]);
  });

  test("does not stop a keepalive write, and leaves open whether it was saved", async () => {
    answerWith(200, "[]");
    const failure = await failureOf(apiSend("PUT", "/Api/v2/x", {}, missing, { keepalive: true }));
    expect([apiErrorKind(failure), failure.saved, failure.isRead]).toEqual(["unreadable", "unknown", false]);
    expect(server.seen).toHaveLength(1);
  });

  test("fails a read like a lost connection, and tells that it was a read", async () => {
    answerWith(200, "[]");
    const failure = await failureOf(apiGet("/Api/v2/x", missing));
    expect([apiErrorKind(failure), failure.isRead]).toEqual(["noConnection", true]);
  });
});

describe("reading", () => {
  test("accepts the numbers that JSON does not have, and sends the CSRF header", async () => {
    answerWith(200, "[1.5, Infinity, -Infinity, NaN]");
    expect(await apiGet("/Api/v2/x", numbers)).toEqual([1.5, Infinity, -Infinity, NaN]);
    expect(server.seen[0]!.headers["x-csrf"]).toBe("1");
  });

  test("returns the entity tag with the value", async () => {
    answerWith(200, "[]", { etag: '"v1"' });
    expect(await apiGetTagged("/Api/v2/x", numbers)).toEqual({ value: [], tag: '"v1"' });
  });

  test.each([
    ["a page of HTML", "<!DOCTYPE html><p>Sign in to the Wi-Fi"],
    ["nothing", ""],
    ["half an answer", "[1, 2"],
    ["what the contract does not know", '["one"]'],
  ])("fails as unreadable on %s, with the request's id to hand on", async (_, body) => {
    answerWith(200, body, { "x-request-id": "request-7" });
    const failure = await failureOf(apiGet("/Api/v2/x", numbers));
    expect(apiErrorKind(failure)).toBe("unreadable");
    expect(failure).toMatchObject({ identifier: "request-7", saved: "no" });
  });

  test("fails without a connection", async () => {
    base = "http://127.0.0.1:1";
    const failure = await failureOf(apiGet("/Api/v2/x", numbers));
    expect([apiErrorKind(failure), failure.saved]).toEqual(["noConnection", "no"]);
  });

  test("that is aborted rejects with the reason of its signal", async () => {
    server.respondWith(() => undefined);
    const controller = new AbortController();
    const call = apiGet("/Api/v2/x", numbers, { signal: controller.signal });
    // Time for the request to be sent.
    setTimeout(() => {
      controller.abort();
    }, 20);
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  test("that is aborted within its response rejects with the reason of its signal", async () => {
    const controller = new AbortController();
    server.respondWith((response) => {
      response.write("[1,");
      // Time for the headers to arrive.
      setTimeout(() => {
        controller.abort(new Error("stopped"));
      }, 20);
    });
    await expect(apiGet("/Api/v2/x", numbers, { signal: controller.signal })).rejects.toThrow("stopped");
  });
});

describe("an error answer", () => {
  test("becomes an ApiError with the members of its error object", async () => {
    answerWith(409, '{"typeOfError":"Conflict","message":"It is there.","identifier":"guid"}');
    expect(await failureOf(apiSend("POST", "/Api/v2/x", {}, anything))).toMatchObject({
      status: 409,
      typeOfError: "Conflict",
      message: "It is there.",
      identifier: "guid",
      saved: "no",
    });
  });

  test.each([
    [403, "forbidden"],
    [404, "notFound"],
    [412, "rule"],
    [413, "tooLarge"],
    [429, "tooMany"],
    [500, "unexpected"],
    [502, "badGateway"],
    [503, "unavailable"],
    [504, "tooSlow"],
    [418, "unexpected"],
  ])("%i without an error object still has a kind: %s", async (status, kind) => {
    answerWith(status, "<h1>Oops</h1>", { "x-request-id": "request-8" });
    const failure = await failureOf(apiGet("/Api/v2/x", anything));
    expect([failure.status, apiErrorKind(failure), failure.identifier]).toEqual([status, kind, "request-8"]);
  });

  test.each([
    ["4", 4],
    ["a date", 60],
    ["999999", 3600],
    ["soon", 0],
    ["-1", 0],
  ])("with Retry-After %s allows another attempt after %i seconds", async (header, seconds) => {
    // The clock stands still, however long the answer takes. A date in a header is in whole seconds.
    const now = Date.UTC(2026, 0, 31, 12);
    vi.useFakeTimers({ toFake: ["Date"], now });
    onTestFinished(() => void vi.useRealTimers());
    const inAMinute = new Date(now + 60_000).toUTCString();
    answerWith(429, "", { "retry-after": header === "a date" ? inAMinute : header });
    const failure = await failureOf(apiGet("/Api/v2/x", anything));
    expect(secondsUntilRetry(failure, now)).toBe(seconds);
    expect(secondsUntilRetry(failure, now + 3_601_000)).toBe(0);
  });

  test("names the members that were refused", () => {
    const message = "The body is not valid: $.name: is required; $.contactInfo.phone: expected string.";
    const failure = new ApiError({ status: 400, typeOfError: "BadRequest", message, saved: "no" });
    expect(membersInMessage(failure)).toEqual(["name", "contactInfo.phone"]);
  });
});

describe("writing", () => {
  test("sends the numbers that JSON does not have, and the entity tag of the edited version", async () => {
    answerWith(200, "null");
    await apiSend("PUT", "/Api/v2/x", [{ value: NaN }, { value: -0 }], anything, { ifMatch: '"v1"' });
    expect(server.seen[0]).toMatchObject({ method: "PUT", body: '[{"value":NaN},{"value":-0}]' });
    expect(server.seen[0]!.headers).toMatchObject({ "if-match": '"v1"', "x-csrf": "1" });
  });

  test.each([500, 502, 504])("does not know after a %i whether it took effect", async (status) => {
    answerWith(status, "");
    expect((await failureOf(apiSend("PUT", "/Api/v2/x", {}, anything))).saved).toBe("unknown");
  });

  test("knows that nothing was saved where the service was never reached", async () => {
    answerWith(502, "", { "x-saved": "no" });
    expect((await failureOf(apiSend("PUT", "/Api/v2/x", {}, anything))).saved).toBe("no");
  });

  test("does not know whether it took effect when no answer came, or none that can be read", async () => {
    answerWith(200, "<html>");
    expect((await failureOf(apiSend("PUT", "/Api/v2/x", {}, anything))).saved).toBe("unknown");
    base = "http://127.0.0.1:1";
    expect((await failureOf(apiDelete("/Api/v2/x"))).saved).toBe("unknown");
  });

  test("says that nothing was saved where a POST only reads, as a preview does", async () => {
    const preview = () => apiSend("POST", "/Api/v2/x", {}, anything, { isRead: true });
    answerWith(504, "");
    expect(await failureOf(preview())).toMatchObject({ isRead: true, saved: "no" });
    answerWith(200, "<html>");
    expect(await failureOf(preview())).toMatchObject({ isRead: true, saved: "no" });
    base = "http://127.0.0.1:1";
    expect(await failureOf(preview())).toMatchObject({ isRead: true, saved: "no" });
  });
});

describe("a session that has expired", () => {
  let signedIn = false;
  const untilSignedIn = () => {
    signedIn = false;
    server.respondWith((response) => {
      if (signedIn) json(response, 200, [1]);
      else json(response, 401, { typeOfError: "Unauthorized", message: "No.", identifier: "guid" });
    });
  };
  const signIn = (userName = "consultant") => {
    signedIn = true;
    announceSignIn(userName);
  };
  const asked = () => expect.poll(gateStore.get).toBe("asking");

  test("lets every call wait and go on after the new sign-in, with what it was to send", async () => {
    untilSignedIn();
    const calls = Promise.all([
      apiGet("/Api/v2/x", numbers),
      apiSend("PUT", "/Api/v2/y", { typed: "by hand" }, numbers),
    ]);
    await asked();
    signIn();
    expect(await calls).toEqual([[1], [1]]);
    expect(gateStore.get()).toBe("open");
    expect(server.seen.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
      '{"typed":"by hand"}',
      '{"typed":"by hand"}',
    ]);
  });

  test("sends a call again without asking the user if its refusal arrives after the new sign-in", async () => {
    signedIn = false;
    const refused = { typeOfError: "Unauthorized", message: "No.", identifier: "guid" };
    let late: ServerResponse | undefined;
    server.respondWith((response, request) => {
      if (signedIn) json(response, 200, [1]);
      else if (request.url === "/Api/v2/late") late = response;
      else json(response, 401, refused);
    });
    const calls = Promise.all([apiGet("/Api/v2/x", numbers), apiGet("/Api/v2/late", numbers)]);
    await asked();
    await expect.poll(() => late).toBeDefined();
    signIn();
    await expect.poll(gateStore.get).toBe("open");
    json(late!, 401, refused);
    expect(await calls).toEqual([[1], [1]]);
    expect(gateStore.get()).toBe("open");
  });

  test("fails the waiting calls when the user declines, later reads at once, and asks again for a write", async () => {
    untilSignedIn();
    const waiting = failureOf(apiGet("/Api/v2/x", numbers));
    await asked();
    declineSignIn();
    expect(await waiting).toMatchObject({ status: 401, saved: "no" });
    expect(apiErrorKind(await failureOf(apiGet("/Api/v2/x", numbers)))).toBe("signedOut");
    expect(gateStore.get()).toBe("declined");
    const write = apiSend("PUT", "/Api/v2/y", {}, numbers);
    await asked();
    signIn();
    expect(await write).toEqual([1]);
  });

  test("never sends for one user what another had typed", async () => {
    untilSignedIn();
    let settled = false;
    const write = apiSend("PUT", "/Api/v2/y", {}, numbers).finally(() => {
      settled = true;
    });
    await asked();
    signIn("somebody-else");
    await expect.poll(() => otherUserSignIns).toBe(1);
    expect([settled, server.seen.length]).toEqual([false, 1]);
    // After another user has signed in, no request is sent.
    const isRefused = { status: 401, saved: "no" };
    expect(await failureOf(apiSend("PUT", "/Api/v2/z", {}, numbers))).toMatchObject({ ...isRefused, isRead: false });
    expect(await failureOf(apiGet("/Api/v2/z", numbers))).toMatchObject({ ...isRefused, isRead: true });
    expect(server.seen).toHaveLength(1);
    signIn();
    await write;
  });
});
