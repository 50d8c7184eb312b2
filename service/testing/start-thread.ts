import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { PGliteOptions } from "@electric-sql/pglite";

/** The folder of the bundled programs of threads (scripts/test/bundle-service.mjs). */
const FOLDER = new URL("../../.build/test/service/", import.meta.url);

let wasmModule: WebAssembly.Module | undefined;

/** Compiles PGlite once per process, so that no thread compiles it anew. */
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
  const compiled = (): PGliteOptions => ({ pgliteWasmModule: compiledPglite() });
  const extra = name === "pglite-thread" ? { workerData: { ...workerData, ...compiled() } } : {};
  return new Worker(new URL(`${name}.mjs`, FOLDER), { ...options, ...extra });
}
