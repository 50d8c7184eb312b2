type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** What the service is told of the browser's request. Cookies and addresses are not among it. */
const PASSED_UP = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "x-request-id",
];

/** What the browser is told of the service's answer. */
const PASSED_DOWN = [
  "allow",
  "content-disposition",
  "content-language",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "www-authenticate",
  "x-request-id",
];

export function headersUp(headers: Headers, accessToken: string): Record<string, string> {
  const passed: Record<string, string> = {
    authorization: `OAuth ${accessToken}`,
    // Next takes Content-Encoding off a route handler's answer, so an encoded body could not be passed on.
    "accept-encoding": "identity",
  };
  for (const name of PASSED_UP) {
    const value = headers.get(name);
    if (value !== null) passed[name] = value;
  }
  return passed;
}

/** Answers up to this are sent as they are, bytes: Next's gzip costs more than it saves, three times the BFF's own work. */
const SENT_BARE = 16 * 1024;

export function headersDown(headers: UpstreamHeaders): Headers {
  const passed = new Headers();
  for (const name of PASSED_DOWN) {
    const value = headers[name];
    if (value !== undefined) passed.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // Kept by this browser only, and asked for again each time.
  const isLong = Number(headers["content-length"] ?? Infinity) > SENT_BARE;
  passed.set("Cache-Control", isLong ? "private, no-cache" : "private, no-cache, no-transform");
  passed.set("Vary", "Cookie, Accept-Encoding, Accept-Language");
  return passed;
}
