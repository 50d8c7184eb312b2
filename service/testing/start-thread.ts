import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The folder of the bundled programs of threads (scripts/test/bundle-service.mjs). */
const FOLDER = new URL("../../.build/test/service/", import.meta.url);

let wasmModule: WebAssembly.Module | undefined;

/** Compiles PGlite once per process, because compiling takes about half of the time of opening a database. */
function compiledPglite(): WebAssembly.Module {
  const file = createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.wasm");
  return (wasmModule ??= new WebAssembly.Module(readFileSync(file)));
}

/**
 * Replaces `platform/jobs/start-thread` in tests (vitest.config.ts), because compiling the source of a thread at every
 * start would take longer than the tests of most files.
 */
export function startThread(source: `${string}.ts`, options: WorkerOptions = {}): Worker {
  const name = /([^/]+)\.ts$/.exec(source)![1]!;
  const { workerData } = options as { workerData?: object };
  const extra = name === "pglite-thread" ? { workerData: { ...workerData, wasmModule: compiledPglite() } } : {};
  return new Worker(new URL(`${name}.mjs`, FOLDER), { ...options, ...extra });
}
