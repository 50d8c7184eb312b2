import type { GetHeader } from "./same-origin";

export type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** Headers of a browser's request that are sent on; neither cookies nor addresses that a client could make up. */
const FORWARDED_REQUEST_HEADERS = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "user-agent",
];

/** Headers of the service's response that are sent on. */
const FORWARDED_RESPONSE_HEADERS = [
  "allow",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "www-authenticate",
];

interface OwnHeaders {
  accessToken: string;
  /** Content codings that the response may have. */
  acceptEncoding: string;
  requestId: string;
  /** The client's address; the service believes it if it trusts the dashboard as a proxy (TRUST_PROXY). */
  address: string | undefined;
  /** Name of the user as whom a director looks. */
  viewAs?: string | undefined;
}

/** The header in which the service is told as whom a director looks; it holds ASCII alone. */
export function viewAsHeader(viewAs: string | undefined): Record<string, string> {
  return viewAs === undefined ? {} : { "x-view-as": encodeURIComponent(viewAs) };
}

export function toUpstreamHeaders(header: GetHeader, own: OwnHeaders): Record<string, string> {
  const passed: Record<string, string> = {
    authorization: `OAuth ${own.accessToken}`,
    "accept-encoding": own.acceptEncoding,
    "x-request-id": own.requestId,
    ...(own.address !== undefined && { "x-forwarded-for": own.address }),
    ...viewAsHeader(own.viewAs),
  };
  for (const name of FORWARDED_REQUEST_HEADERS) {
    const value = header(name);
    if (typeof value === "string") passed[name] = value;
  }
  return passed;
}

/**
 * The browser alone may keep the response, and revalidates it every time by its tag, which a change on the way would
 * break.
 */
export function toClientHeaders(headers: UpstreamHeaders): Record<string, string> {
  const passed: Record<string, string> = {
    "cache-control": "private, no-cache, no-transform",
    vary: "Cookie, Accept-Encoding, Accept-Language",
  };
  for (const name of FORWARDED_RESPONSE_HEADERS) {
    const value = headers[name];
    if (value !== undefined) passed[name] = typeof value === "string" ? value : value.join(", ");
  }
  return passed;
}
