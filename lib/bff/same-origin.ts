/** A request's header by its name in lower case. */
export type GetHeader = (name: string) => string | null | undefined;

const FOREIGN = "A call to this address comes from the dashboard itself.";

/**
 * Returns why a request does not come from the dashboard's own pages, or null. A page of another origin cannot set
 * X-CSRF without a preflight, which is never granted, and cannot forge Sec-Fetch-Site or Origin.
 * @param origin the dashboard's, as browsers write it
 */
export function checkSameOrigin(header: GetHeader, method: string, origin: string): string | null {
  if (header("x-csrf") !== "1") return "A call to this address carries the header X-CSRF: 1.";
  // Browsers without this header send Origin with every write.
  const site = header("sec-fetch-site") ?? "same-origin";
  if (site !== "same-origin") return FOREIGN;
  const from = header("origin") ?? (isSafeMethod(method) ? origin : null);
  if (from === null) return "A write to this address carries the header Origin.";
  return from === origin ? null : FOREIGN;
}

/** True for GET and HEAD, which change nothing (RFC 9110 §9.2.1). */
export function isSafeMethod(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
