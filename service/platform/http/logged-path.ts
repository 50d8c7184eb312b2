import { pathOf } from "./message";

/** Returns the path of a URL for the log, without ids of sign-ins and secrets of links, which would give access. */
export function loggedPath(url: string | undefined): string {
  return pathOf(url).replace(/^(\/oidc\/(sign-in|password|auth)\/).+/, "$1…");
}
