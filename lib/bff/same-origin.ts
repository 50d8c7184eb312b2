/**
 * Why a call may not come from one of our own pages, or null. A page of another origin can neither set this header
 * without a preflight, which is not answered, nor forge what the browser says of where a request comes from.
 */
export function forgeryIn(headers: Headers, publicUrl: string): string | null {
  if (headers.get("x-csrf") !== "1") return "A call to this address carries the header X-CSRF: 1.";
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? null : "A call to this address comes from the dashboard itself.";
  const origin = headers.get("origin");
  const isOurs = origin === null || origin === new URL(publicUrl).origin;
  return isOurs ? null : "A call to this address comes from the dashboard itself.";
}
