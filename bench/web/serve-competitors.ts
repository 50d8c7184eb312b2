import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bundleOptions, contestFolder } from "../measuring/competitors";
import type { Row } from "./rows";

/** The pages beside ours, and the file in competitors/ that enters each. */
export const COMPETITORS = {
  "bare React": "bare.tsx",
  "react-admin": "react-admin.jsx",
  Refine: "refine.jsx",
} as const;
export type Competitor = keyof typeof COMPETITORS;

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };
const folderOf = (name: Competitor) => join(contestFolder("web"), "pages", COMPETITORS[name].split(".")[0]!);

/** Bundles each competitor into a page of its own. */
export async function buildCompetitors(): Promise<void> {
  for (const [name, file] of Object.entries(COMPETITORS) as [Competitor, string][]) {
    const outdir = folderOf(name);
    rmSync(outdir, { recursive: true, force: true });
    await build({ ...bundleOptions("web", file), outdir });
    writeFileSync(
      join(outdir, "index.html"),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><div id="page"></div><script type="module" src="/page.js"></script></html>`,
    );
  }
}

/** Serves one competitor with these rows: all of them, or a part as simple-rest data providers ask for it. */
export async function serveCompetitor(
  name: Competitor,
  rows: readonly Row[],
): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, { type: string; body: Buffer }>();
  const all = gzipSync(JSON.stringify(rows));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
    if (pathname === "/rows") {
      const [start, end] = pageOf(searchParams);
      const headers = { "content-type": "application/json", "x-total-count": String(rows.length) };
      if (end === undefined) return response.writeHead(200, { ...headers, "content-encoding": "gzip" }).end(all);
      // Not compressed: react-admin's provider sends a Range header, with which browsers accept no compression.
      // Refine's sends none, but a page of its rows is small.
      return response
        .writeHead(200, { ...headers, "content-range": `rows ${start}-${end - 1}/${rows.length}` })
        .end(JSON.stringify(rows.slice(start, end)));
    }
    const path = join(folderOf(name), pathname === "/" ? "index.html" : pathname);
    if (!files.has(path) && existsSync(path)) {
      files.set(path, { type: TYPES[extname(path)] ?? "text/plain", body: gzipSync(readFileSync(path)) });
    }
    const file = files.get(path);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": file.type, "content-encoding": "gzip" }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/**
 * First row and the one after the last, which is undefined where all rows are asked for: react-admin asks by `range`,
 * Refine by `_start` and `_end`.
 */
function pageOf(search: URLSearchParams): [number, number | undefined] {
  const range = search.get("range");
  if (range !== null) {
    const [first, last] = JSON.parse(range) as [number, number];
    return [first, last + 1];
  }
  const end = search.get("_end");
  return [Number(search.get("_start") ?? 0), end === null ? undefined : Number(end)];
}
