type UpstreamHeaders = Record<string, string | string[] | undefined>;

/** What the service is told of the browser's request. Cookies and addresses are not among it. */
const PASSED_UP = [
  "accept",
  "accept-encoding",
  "accept-language",
  "content-type",
  "if-match",
  "if-none-match",
  "x-request-id",
];

/** What the browser is told of the service's answer. */
const PASSED_DOWN = [
  "allow",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "www-authenticate",
  "x-request-id",
];

export function headersUp(headers: Headers, accessToken: string): Record<string, string> {
  const passed: Record<string, string> = { authorization: `OAuth ${accessToken}` };
  for (const name of PASSED_UP) {
    const value = headers.get(name);
    if (value !== null) passed[name] = value;
  }
  return passed;
}

export function headersDown(headers: UpstreamHeaders): Headers {
  const passed = new Headers();
  for (const name of PASSED_DOWN) {
    const value = headers[name];
    if (value !== undefined) passed.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // Kept by this browser only, and asked for again each time. no-transform: Next's own gzip is slow on streams.
  passed.set("Cache-Control", "private, no-cache, no-transform");
  passed.set("Vary", "Cookie, Accept-Encoding, Accept-Language");
  return passed;
}
