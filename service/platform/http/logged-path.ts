/** Returns the path of a URL for the log, without ids of sign-ins and secrets of links, which would give access. */
export function loggedPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  return path.replace(/^(\/oidc\/(sign-in|password|auth)\/).+/, "$1…") || "/";
}
