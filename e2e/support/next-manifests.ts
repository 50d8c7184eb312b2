import { readFileSync } from "node:fs";

// The one module of the tests that reads the manifests of Next's build, whose form no documentation gives.

const read = (name: string): unknown => JSON.parse(readFileSync(`.next/${name}`, "utf8"));

/** Every route of the build, pages and route handlers. */
export function builtRoutes(): string[] {
  return [
    ...Object.values(read("app-path-routes-manifest.json") as Record<string, string>),
    ...Object.keys(read("server/pages-manifest.json") as Record<string, string>),
  ];
}

/** The server actions of the build, by runtime. */
export function serverActions(): { node: object; edge: object } {
  const { node, edge } = read("server/server-reference-manifest.json") as { node: object; edge: object };
  return { node, edge };
}
