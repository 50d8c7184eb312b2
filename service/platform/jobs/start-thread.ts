import { Worker, type WorkerOptions } from "node:worker_threads";

/** In the built service a thread's program is a file beside this one; otherwise tsx has to translate it first. */
const IS_SOURCE = import.meta.url.endsWith(".ts");

/**
 * Starts a thread.
 * @param source its program, from this folder; the build makes a file of the same name of it (scripts/run/builds.mjs)
 */
export function startThread(source: `${string}.ts`, options: WorkerOptions = {}): Worker {
  if (!IS_SOURCE) return new Worker(new URL(`./${/([^/]+)\.ts$/.exec(source)![1]!}.mjs`, import.meta.url), options);
  const program = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${source}", "${import.meta.url}"))`;
  return new Worker(program, { ...options, eval: true });
}
