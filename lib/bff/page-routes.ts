import { readFileSync } from "node:fs";
import { join } from "node:path";

// The one module of the product that reads a file of Next's build, whose form no documentation gives.
// page-routes.test.ts and e2e/routes.spec.ts describe it; package.json names the exact version.

interface BuiltRoutes {
  /** Regular expressions of paths without and with parameters; the first match counts. */
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

/**
 * Returns a function that names the page of a path, such as `/companies/[companyId]/figures`. Unknown paths are all
 * `other`, so that clients cannot make new names in the metrics.
 * @param build the folder of Next's build, .next
 */
export function readPageRoutes(build: string): (path: string) => string {
  const manifest = join(build, "routes-manifest.json");
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifest, "utf8")) as BuiltRoutes;
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) =>
    path.startsWith("/_next/") ? "/_next" : (routes.find(({ pattern }) => pattern.test(path))?.page ?? "other");
}
