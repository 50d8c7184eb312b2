import { npmScript } from "./environment.mjs";

const PARENT_CHECK_MS = 250;

/**
 * Resolves with the next stop signal, ignoring those of the first `ignoredMs` after the call. Under npm the end of the
 * shell between npm and this process counts as one: npm sends SIGTERM to that shell, which ends without passing it on.
 * @returns {Promise<NodeJS.Signals>}
 */
export function nextStopSignal(ignoredMs = 0) {
  listen();
  const since = performance.now();
  return new Promise((resolve) => {
    waiting.push((signal) => {
      if (performance.now() - since >= ignoredMs) resolve(signal);
    });
  });
}

/** @type {((signal: NodeJS.Signals) => void)[]} */
const waiting = [];
let isListening = false;

/** Adds one listener for all that wait: a script that waits again and again would have too many. */
function listen() {
  if (isListening) return;
  isListening = true;
  const onSignal = (signal) => waiting.forEach((resume) => resume(signal));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  if (npmScript) whenParentEnds(() => onSignal("SIGTERM"));
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
