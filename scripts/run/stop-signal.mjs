import { npmScript } from "./environment.mjs";

const PARENT_CHECK_MS = 250;

/**
 * Resolves with the next signal to stop that comes after `deafMs`. Under npm the death of the shell between npm and
 * us counts as one: npm passes SIGTERM to that shell, which ends without passing it on.
 * @returns {Promise<NodeJS.Signals>}
 */
export function nextStopSignal(deafMs = 0) {
  const since = performance.now();
  return new Promise((resolve) => {
    const hear = (signal) => {
      if (performance.now() - since >= deafMs) resolve(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => hear(signal));
    if (npmScript) whenParentEnds(() => hear("SIGTERM"));
  });
}

function whenParentEnds(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_CHECK_MS);
  timer.unref();
}
