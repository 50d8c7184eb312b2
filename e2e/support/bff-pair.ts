import { expect } from "@playwright/test";
import { askAsWritten, type TestUpstream } from "@/lib/bff/testing/upstream";
import { headersOf } from "./bff-calls";
import { cookieHeaderOf } from "./product";
import { startSecondDashboard, type SecondDashboard } from "./second-dashboard";

/** The BFF, served by the front and by Next alone. */
export interface Pair {
  front: SecondDashboard;
  /** `next start`, with the front's address as its PUBLIC_URL. */
  next: SecondDashboard;
  /** Cookie header of a user who is signed in to both. */
  cookie: string;
  stop: () => Promise<void>;
}

export async function startPair(serviceUrl: string, settings: Record<string, string> = {}): Promise<Pair> {
  const front = await startSecondDashboard(serviceUrl, settings);
  const next = await startSecondDashboard(serviceUrl, { ...settings, PUBLIC_URL: front.url }, { front: false });
  const stop = async () => void (await Promise.all([front.stop(), next.stop()]));
  return { front, next, cookie: cookieHeaderOf("consultant"), stop };
}

export const REQUEST_ID = "11111111-2222-4333-8444-555555555555";

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * A call of our own pages, with the body `{}` where the method has one.
 * @param changes to its headers; null removes one
 */
export function callOf(pair: Pair, method: string, path: string, changes: Record<string, string | null> = {}): Call {
  const hasBody = method !== "GET" && method !== "HEAD";
  const headers = headersOf({ url: pair.front.url, cookie: pair.cookie }, changes);
  if (!hasBody) delete headers["Content-Length"];
  return { method, path, headers, ...(hasBody && { body: "{}" }) };
}

/** Headers that may differ: those of the transport, and those of next.config.mjs that the front's responses lack. */
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

/** A response and the request that reached the service, without the permitted differences of the two servers. */
export async function exchangeOf(url: string, service: TestUpstream | null, { method, path, headers, body }: Call) {
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

/** Sends the call to both servers, which have to do the same; returns what they did. */
export async function expectSame(pair: Pair, service: TestUpstream | null, call: Call) {
  const byFront = await exchangeOf(pair.front.url, service, call);
  const byRoute = await exchangeOf(pair.next.url, service, call);
  expect(byRoute, `${call.method} ${call.path} ${JSON.stringify(call.headers)}`).toEqual(byFront);
  return byRoute;
}
