import { PROVIDER } from "./options";

/**
 * What of next-auth the dashboard uses. Its own sign-out is not among it: that clears the cookie and leaves the
 * tokens in it alive, so app/api/sign-out ends the session instead.
 */
const USED: Readonly<Record<string, ReadonlySet<string>>> = {
  GET: new Set(["csrf", "signin", "error", `callback/${PROVIDER}`]),
  POST: new Set([`signin/${PROVIDER}`]),
};

export function isUsed(method: string, segments: readonly string[]): boolean {
  return USED[method === "HEAD" ? "GET" : method]?.has(segments.join("/")) ?? false;
}

/** Whether next-auth can read this as where to go after the sign-in; it fails as a whole on what it cannot. */
export function isReadable(callbackUrl: string, publicUrl: string): boolean {
  const base = callbackUrl.startsWith("/") ? publicUrl : undefined;
  return URL.canParse(callbackUrl, base) && /^https?:/.test(new URL(callbackUrl, base).protocol);
}
