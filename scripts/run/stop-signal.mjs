import { npmScript } from "./environment.mjs";

const PARENT_CHECK_MS = 250;

/**
 * Resolves with the next stop signal, ignoring those within `deafMs`. Under npm the end of the shell between npm and
 * this process counts as one: npm sends SIGTERM to that shell, which ends without passing it on.
 * @returns {Promise<NodeJS.Signals>}
 */
export function nextStopSignal(deafMs = 0) {
  const since = performance.now();
  return new Promise((resolve) => {
    const onSignal = (signal) => {
      if (performance.now() - since >= deafMs) resolve(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => onSignal(signal));
    if (npmScript) whenParentEnds(() => onSignal("SIGTERM"));
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
