import type { GetHeader } from "./same-origin";

export type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** Request headers that are forwarded to the service; not cookies, and no client addresses, which can be forged. */
const FORWARDED_REQUEST_HEADERS = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "user-agent",
];

/** Response headers that are forwarded to the browser. */
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
  /** Name of the user as whom a director views the dashboard. */
  viewAs?: string | undefined;
}

/** The header with the name of the user as whom a director views the dashboard, encoded because headers are ASCII. */
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
 * Only the browser may cache the response, and it revalidates it each time by its ETag. `no-transform`, because a
 * proxy that changed the body would invalidate the ETag.
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
