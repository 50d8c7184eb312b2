import { PROVIDER } from "./options";

/**
 * The routes of next-auth that the dashboard uses. next-auth's own sign-out is left out, because it clears the cookie
 * but does not revoke the tokens in it; app/api/sign-out does both.
 */
const ALLOWED_ROUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  GET: new Set(["csrf", "signin", "error", `callback/${PROVIDER}`]),
  POST: new Set([`signin/${PROVIDER}`]),
};

export function isAllowedAuthRoute(method: string, segments: readonly string[]): boolean {
  return ALLOWED_ROUTES[method === "HEAD" ? "GET" : method]?.has(segments.join("/")) ?? false;
}

/**
 * True when next-auth accepts this callback URL: a path, or an address of http or https. If its cookie holds another
 * one, next-auth responds to every request with an error.
 */
export function isCallbackUrl(callbackUrl: string, publicUrl: string): boolean {
  const base = callbackUrl.startsWith("/") ? publicUrl : undefined;
  return URL.canParse(callbackUrl, base) && /^https?:/.test(new URL(callbackUrl, base).protocol);
}
