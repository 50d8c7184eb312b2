import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The threads' programs as scripts/test/bundle-service.mjs has built them, beside the service's. */
const FOLDER = new URL("../../.build/test/service/", import.meta.url);

let wasmModule: WebAssembly.Module | undefined;

/** PGlite's program, compiled once a process: compiling it takes as long as everything else when one is opened. */
function compiledPglite(): WebAssembly.Module {
  const file = createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.wasm");
  return (wasmModule ??= new WebAssembly.Module(readFileSync(file)));
}

/**
 * Takes the place of `platform/jobs/start-thread` in tests (vitest.config.ts): translating a thread's source at every
 * start takes longer than most files' tests.
 */
export function startThread(source: `${string}.ts`, options: WorkerOptions = {}): Worker {
  const name = /([^/]+)\.ts$/.exec(source)![1]!;
  const { workerData } = options as { workerData?: object };
  const given = name === "pglite-thread" ? { workerData: { ...workerData, wasmModule: compiledPglite() } } : {};
  return new Worker(new URL(`${name}.mjs`, FOLDER), { ...options, ...given });
}
