import type { IncomingMessage } from "node:http";

/** Headers of whoever stands between the browser and us: then Host may be what it calls us, not the browser. */
const FROM_A_PROXY = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
const API = /^\/api\//i;
/** A path with query; nothing in it can end the header that it is put into. */
const PLAIN_PATH = /^\/[\x21-\x7e]*$/;

/**
 * Where a browser belongs that has come to a page by another name of this machine, such as 127.0.0.1 instead of
 * localhost: cookies are kept by name, so a sign-in begun there could not end at the public address. Null where it is
 * right already, where it is no page that is asked for, and behind a proxy, which sends other names here itself:
 * by the name that one uses for us a browser could be sent round for ever.
 */
export function publicAddressOf({ method, url = "", headers }: IncomingMessage, publicOrigin: string): string | null {
  const { protocol, host } = new URL(publicOrigin);
  if (protocol !== "http:" || headers.host?.toLowerCase() === host) return null;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!/\btext\/html\b/.test(headers.accept ?? "") || API.test(url) || !PLAIN_PATH.test(url)) return null;
  return FROM_A_PROXY.some((name) => headers[name] !== undefined) ? null : publicOrigin + url;
}
