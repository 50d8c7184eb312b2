/** A request's header by its name in lower case. */
export type HeaderOf = (name: string) => string | null | undefined;

const FOREIGN = "A call to this address comes from the dashboard itself.";

/**
 * Why a call may not come from one of our own pages, or null. A page of another origin can neither set this header
 * without a preflight, which is not answered, nor forge what the browser says of where a request comes from.
 * @param origin of the dashboard, as a browser writes it
 */
export function forgeryIn(header: HeaderOf, method: string, origin: string): string | null {
  if (header("x-csrf") !== "1") return "A call to this address carries the header X-CSRF: 1.";
  // Browsers that do not send this header all send an Origin with a write.
  const site = header("sec-fetch-site") ?? "same-origin";
  if (site !== "same-origin") return FOREIGN;
  const from = header("origin") ?? (isRead(method) ? origin : null);
  if (from === null) return "A write to this address carries the header Origin.";
  return from === origin ? null : FOREIGN;
}

export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
