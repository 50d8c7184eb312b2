import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import tailwind from "@tailwindcss/postcss";
import { build } from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { inRoot } from "@/scripts/run/root.mjs";
import { bundleOptions, contestFolder } from "../measuring/competitors";

/** The grids, ours first, and the entry point of each in competitors/. */
export const COMPETITORS = {
  ours: "ours.tsx",
  "AG Grid Community": "ag-grid.jsx",
  "Glide Data Grid": "glide.jsx",
  "react-data-grid": "react-data-grid.jsx",
} as const;
export type Name = keyof typeof COMPETITORS;

const FOLDER = contestFolder("grid");
/** Modules that every page of the product has loaded already. Apart from React, only our grid uses them. */
const SHARED = ["react", "react-dom", "react-dom/client", "react/jsx-runtime", "next", "next/*", "next-intl"];

/** Bundles each grid into a page of its own; returns kB gzip of its scripts without React, Next and next-intl. */
export async function buildPages(): Promise<Record<Name, number>> {
  const css = await styles();
  const sizes: [Name, number][] = [];
  for (const [name, file] of Object.entries(COMPETITORS) as [Name, string][]) {
    const outdir = join(FOLDER, "pages", file.split(".")[0]!);
    rmSync(outdir, { recursive: true, force: true });
    await build({ ...bundleOptions("grid", file), outdir });
    const { outputFiles } = await build({
      ...bundleOptions("grid", file),
      // An alias would turn `react` into a path, which is not in SHARED.
      alias: {},
      external: SHARED,
      outdir,
      write: false,
    });
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

async function styles(): Promise<string> {
  const from = inRoot("app/globals.css");
  // The plugin's types come from another copy of postcss.
  const plugin: unknown = tailwind({ base: inRoot(".") });
  return (await postcss([plugin as AcceptedPlugin]).process(readFileSync(from, "utf8"), { from })).css;
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves the pages; returns the address of each grid's page and a function that stops the server. */
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
    urlOf: (name: Name) => `http://127.0.0.1:${port ?? 0}/${COMPETITORS[name].split(".")[0]!}/index.html`,
    stop: () => server.close(),
  };
}
