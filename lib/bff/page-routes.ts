import { readFileSync } from "node:fs";

interface BuiltRoutes {
  /** Regular expressions of paths without and with parameters; the first match counts. */
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

/**
 * Reads which pages the build has made and finds the one that a path is of: `/companies/[companyId]/figures`, or
 * `other`, so that nobody makes up names without end.
 * @param manifest Next's routes-manifest.json
 */
export function readPageRoutes(manifest: string): (path: string) => string {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifest, "utf8")) as BuiltRoutes;
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) =>
    path.startsWith("/_next/") ? "/_next" : (routes.find(({ pattern }) => pattern.test(path))?.page ?? "other");
}
