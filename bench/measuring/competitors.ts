import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { inRoot } from "@/scripts/run/root.mjs";

/** The folder in which a bench installs and builds. */
export function contestFolder(bench: string): string {
  return inRoot(`.build/bench/${bench}`);
}

/** Installs the packages of bench/NAME/package.json in the bench's folder, apart from the product's own. */
export function installCompetitors(bench: string): void {
  const folder = contestFolder(bench);
  const wanted = inRoot(`bench/${bench}/package.json`);
  const stamp = join(folder, "node_modules/.package.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === readFileSync(wanted, "utf8")) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(wanted, join(folder, "package.json"));
  // --legacy-peer-deps installs no second React beside the product's.
  const options = ["install", "--legacy-peer-deps", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"];
  execFileSync("npm", options, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(wanted, stamp);
}

/** esbuild's options for a page of a bench; all pages share the product's React. */
export function bundleOptions(bench: string, file: string): BuildOptions {
  return {
    absWorkingDir: inRoot("."),
    entryPoints: { page: inRoot(`bench/${bench}/competitors/${file}`) },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    alias: { react: inRoot("node_modules/react"), "react-dom": inRoot("node_modules/react-dom") },
    nodePaths: [join(contestFolder(bench), "node_modules")],
    logLevel: "error",
  };
}
