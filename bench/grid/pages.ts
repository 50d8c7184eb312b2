import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import tailwind from "@tailwindcss/postcss";
import { build, type BuildOptions } from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { inRoot } from "@/scripts/run/root.mjs";

/** The grids, ours first, and the file in contestants/ that enters each. */
export const CONTESTANTS = {
  ours: "ours.tsx",
  "AG Grid Community": "ag-grid.jsx",
  "Glide Data Grid": "glide.jsx",
  "react-data-grid": "react-data-grid.jsx",
} as const;
export type Name = keyof typeof CONTESTANTS;

const FOLDER = inRoot(".build/bench/grid");
/** Modules that every page of the product has loaded already. Apart from React, only our grid uses them. */
const SHARED = ["react", "react-dom", "react-dom/client", "react/jsx-runtime", "next", "next/*", "next-intl"];

/** Installs the other grids apart from the product's own packages, at the versions of bench/grid/package.json. */
export function installRivals(): void {
  const wanted = inRoot("bench/grid/package.json");
  const stamp = join(FOLDER, "node_modules/.package.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === readFileSync(wanted, "utf8")) return;
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(wanted, join(FOLDER, "package.json"));
  // Legacy: no second React beside the product's.
  const options = ["install", "--legacy-peer-deps", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"];
  execFileSync("npm", options, { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(wanted, stamp);
}

/** Bundles each grid into a page of its own; answers kB gzip of its scripts without React, Next and next-intl. */
export async function buildPages(): Promise<Record<Name, number>> {
  const css = await styles();
  const sizes: [Name, number][] = [];
  for (const [name, file] of Object.entries(CONTESTANTS) as [Name, string][]) {
    const outdir = join(FOLDER, "pages", file.split(".")[0]!);
    rmSync(outdir, { recursive: true, force: true });
    await build({ ...options(file), outdir });
    const { outputFiles } = await build({ ...options(file), alias: {}, external: SHARED, outdir, write: false });
    const scripts = outputFiles.filter(({ path }) => path.endsWith(".js"));
    sizes.push([name, scripts.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1_000]);
    const own = join(outdir, "page.css");
    writeFileSync(join(outdir, "product.css"), css);
    writeFileSync(
      join(outdir, "index.html"),
      `<!doctype html><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="product.css">` +
        `${existsSync(own) ? '<link rel="stylesheet" href="page.css">' : ""}<div id="grid"></div><div id="portal"></div>` +
        `<script type="module" src="page.js"></script>`,
    );
  }
  return Object.fromEntries(sizes) as Record<Name, number>;
}

function options(file: string): BuildOptions {
  return {
    absWorkingDir: inRoot("."),
    entryPoints: { page: inRoot(`bench/grid/contestants/${file}`) },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    // The product's React for all.
    alias: { react: inRoot("node_modules/react"), "react-dom": inRoot("node_modules/react-dom") },
    nodePaths: [join(FOLDER, "node_modules")],
    logLevel: "error",
  };
}

async function styles(): Promise<string> {
  const from = inRoot("app/globals.css");
  // Its types are those of another copy of postcss.
  const plugin: unknown = tailwind({ base: inRoot(".") });
  return (await postcss([plugin as AcceptedPlugin]).process(readFileSync(from, "utf8"), { from })).css;
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves the pages; answers the address of a grid's page and what ends the server. */
export async function servePages() {
  const server = createServer((request, response) => {
    const path = join(FOLDER, "pages", new URL(request.url ?? "/", "http://bench").pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    return response.end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    urlOf: (name: Name) => `http://127.0.0.1:${port ?? 0}/${CONTESTANTS[name].split(".")[0]!}/index.html`,
    stop: () => server.close(),
  };
}
