import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { environmentWith } from "./environment.mjs";
import { exec } from "./exec.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { Problem } from "./problem.mjs";
import { inRoot, ROOT } from "./root.mjs";

const COMMON = ["contract", "tsconfig.json", "package-lock.json"];

const CONFIGURATION = {
  label: "Building the reader of the configuration",
  sources: [...COMMON, "scripts/run/builds.mjs"],
  result: ".build/configuration/main.mjs",
  stamp: ".build/configuration/.sources",
  build: () => writeBundle(bundle({ main: "./contract/configuration.ts" }, ".build/configuration")),
};

const SERVICE = {
  label: "Building the accounting service",
  sources: [...COMMON, "service", "scripts/run/builds.mjs"],
  result: ".build/service/main.mjs",
  stamp: ".build/service/.sources",
  build: () => bundleService(".build/service"),
};

const DASHBOARD = {
  label: "Building the dashboard",
  sources: [
    ...COMMON,
    "app",
    "components",
    "lib",
    "public",
    "next.config.mjs",
    "postcss.config.mjs",
    "tailwind.config.ts",
    "instrumentation.ts",
    "proxy.ts",
    "scripts/run/builds.mjs",
  ],
  result: ".next/BUILD_ID",
  stamp: ".build/dashboard/.sources",
  build: buildDashboard,
};

export const ensureConfigurationBuilt = (report) => ensureBuilt(CONFIGURATION, report);
export const ensureServiceBuilt = (report) => ensureBuilt(SERVICE, report);
export const ensureDashboardBuilt = (report) => ensureBuilt(DASHBOARD, report);

/** Builds unless the last build was made from the same sources. */
async function ensureBuilt({ label, sources, result, stamp, build }, report) {
  const current = fingerprint(sources);
  if (existsSync(inRoot(result)) && readIfThere(inRoot(stamp)) === current) return;
  // Without the stamp an interrupted build is repeated.
  rmSync(inRoot(stamp), { force: true });
  await report.step(label, build);
  mkdirSync(dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), current);
}

/** Options for esbuild; `scripts/start.mjs --dev` watches with the same ones. */
export function serviceBundle(outdir) {
  const entries = {
    main: "./service/main.ts",
    worker: "./service/platform/jobs/worker.ts",
    "pdf-thread": "./service/platform/pdf/pdf-thread.ts",
    "pglite-thread": "./service/platform/db/pglite-thread.ts",
    admin: "./service/admin/main.ts",
  };
  return bundle(entries, outdir);
}

/** @returns {import("esbuild").BuildOptions} */
function bundle(entryPoints, outdir) {
  return {
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20.19",
    format: "esm",
    sourcemap: true,
    tsconfig: "tsconfig.json",
    logLevel: "silent",
  };
}

export const bundleService = (outdir) => writeBundle(serviceBundle(outdir));

/** Bundles the program that runs in front of Next in production. */
export const bundleFront = (outdir) => writeBundle(bundle({ main: "./lib/bff/main.ts" }, outdir));

async function writeBundle(options) {
  const { build, formatMessages } = await import("esbuild");
  try {
    await build(options);
  } catch (error) {
    if (!error.errors) throw error;
    const messages = await formatMessages(error.errors, { kind: "error" });
    throw new Problem(messages.join("").trim());
  }
}

async function buildDashboard(say) {
  const next = inRoot("node_modules/next/dist/bin/next");
  const env = environmentWith({ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const { code, output } = await exec(process.execPath, [next, "build"], {
    env,
    // Next names what it is doing in lines that end in three dots.
    onLine: (line) => {
      const text = line.replace(/^\W+/, "").trim();
      if (/\.\.\.$/.test(text)) say(text.replace(/\s*\.\.\.$/, ""));
    },
  });
  if (code !== 0) throw new Problem(`next build failed with code ${code}:\n${output.trim()}`);
  hintCompilation(inRoot(".next/static/chunks"));
  await compressFiles(inRoot(".next/static"));
  await bundleFront(".build/dashboard");
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Characters, about the size from which Chromium compiles a script on another thread. It compiles smaller ones on the
 * page's own thread, where functions that are never called would cost time.
 */
const LEAST_COMPILED_APART = 30_000;

/**
 * Marks the larger scripts so that V8 compiles all their functions on another thread while they are fetched, instead
 * of each one on the page's own thread at its first call (ADR 0121). Other browsers take the mark for a comment.
 */
function hintCompilation(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const script = readFileSync(join(folder, file), "utf8");
    if (script.length < LEAST_COMPILED_APART) continue;
    writeFileSync(join(folder, file), `//# allFunctionsCalledOnLoad\n${script}`);
  }
}

/** Bytes. Smaller files are not worth a compressed copy. */
const LEAST_COMPRESSED = 300;

/** Writes each script and style compressed beside it, as lib/bff/static-files.ts serves them. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < LEAST_COMPRESSED) return;
      const [brotli, gzipped] = await Promise.all([
        compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(join(folder, `${file}.br`), brotli);
      writeFileSync(join(folder, `${file}.gz`), gzipped);
    }),
  );
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
