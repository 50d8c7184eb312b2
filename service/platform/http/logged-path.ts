import { pathOf } from "./message";

/**
 * Returns the path of a URL for the log, without ids of sign-ins and without secrets of password links, which give
 * access by themselves. An id of a sign-in gives none without the signed cookie of its browser.
 */
export function loggedPath(url: string | undefined): string {
  return pathOf(url).replace(/^(\/oidc\/(sign-in|password|auth)\/).+/, "$1…");
}
