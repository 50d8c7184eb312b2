import { Worker, type WorkerOptions } from "node:worker_threads";

/** False in the built service, where the programs of threads are files beside this one; otherwise tsx compiles them. */
const IS_SOURCE = import.meta.url.endsWith(".ts");

/**
 * Starts a thread.
 * @param source path of its program relative to this folder; the build bundles it by its name (scripts/run/builds.mjs)
 */
export function startThread(source: `${string}.ts`, options: WorkerOptions = {}): Worker {
  if (!IS_SOURCE) return new Worker(new URL(`./${/([^/]+)\.ts$/.exec(source)![1]!}.mjs`, import.meta.url), options);
  const program = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${source}", "${import.meta.url}"))`;
  return new Worker(program, { ...options, eval: true });
}
