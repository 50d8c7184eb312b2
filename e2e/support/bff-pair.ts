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
