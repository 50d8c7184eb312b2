import type { IncomingMessage } from "node:http";

/** Headers that a proxy adds. Behind a proxy, Host may be its own name for the dashboard and not the browser's. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
const API = /^\/api\//i;
/** A path with its query, without characters that could end a header. */
const PLAIN_PATH = /^\/[\x21-\x7e]*$/;

/**
 * The public address of a page that a browser asked for by another name of this machine, such as 127.0.0.1 instead of
 * localhost: cookies belong to a name, so a sign-in begun there could not end at the public address. Null for other
 * requests, and behind a proxy, whose name for the dashboard could make the redirect endless.
 */
export function publicRedirect({ method, url = "", headers }: IncomingMessage, publicOrigin: string): string | null {
  const { protocol, host } = new URL(publicOrigin);
  if (protocol !== "http:" || headers.host?.toLowerCase() === host) return null;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!/\btext\/html\b/.test(headers.accept ?? "") || API.test(url) || !PLAIN_PATH.test(url)) return null;
  return PROXY_HEADERS.some((name) => headers[name] !== undefined) ? null : publicOrigin + url;
}
