/** Resources of the interface that the dashboard passes on; whatever else the service offers stays its own. */
const RESOURCES = new Set(["me", "user", "agency", "company", "keyfigure", "standardkeyfigurepreset", "sieimport"]);

/**
 * The path to ask the service for, from a request's path as it was sent, or null when it is none of the interface.
 * It is judged after resolving what Next and every HTTP library resolve: `.`, `..` and their percent-encoded forms.
 */
export function servicePath(pathname: string): string | null {
  const resolved = new URL(pathname, "http://service").pathname;
  const match = /^\/api\/v2\/([a-z]+)(\/.*)?$/i.exec(resolved);
  return match && RESOURCES.has(match[1]!.toLowerCase()) ? `/Api/v2/${match[1]!}${match[2] ?? ""}` : null;
}
