import type { HeaderOf } from "./same-origin";

export type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** What the service is told of the browser's request. Cookies, and addresses that it tells itself, are not among it. */
const PASSED_UP = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "user-agent",
];

/** What the browser is told of the service's answer. */
const PASSED_DOWN = [
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
  /** That the answer may come in. */
  encodings: string;
  requestId: string;
  /** Where the browser is, which the service believes where it trusts the dashboard's own address (TRUST_PROXY). */
  address: string | undefined;
}

export function headersUp(header: HeaderOf, own: OwnHeaders): Record<string, string> {
  const passed: Record<string, string> = {
    authorization: `OAuth ${own.accessToken}`,
    "accept-encoding": own.encodings,
    "x-request-id": own.requestId,
    ...(own.address !== undefined && { "x-forwarded-for": own.address }),
  };
  for (const name of PASSED_UP) {
    const value = header(name);
    if (typeof value === "string") passed[name] = value;
  }
  return passed;
}

/** Kept by this browser only, and asked for again each time; as long as nothing on the way changes it, under its tag. */
export function headersDown(headers: UpstreamHeaders): Record<string, string> {
  const passed: Record<string, string> = {
    "cache-control": "private, no-cache, no-transform",
    vary: "Cookie, Accept-Encoding, Accept-Language",
  };
  for (const name of PASSED_DOWN) {
    const value = headers[name];
    if (value !== undefined) passed[name] = typeof value === "string" ? value : value.join(", ");
  }
  return passed;
}
