/** Without a terminal, a running step says how far it is when it has been silent for this long. */
const HEARTBEAT_MS = 5_000;
/** The interval at which the live line is redrawn or, without a terminal, each step is checked for a line to write. */
const TICK_MS = 250;
/** A step that ends earlier than this gets a single line. */
const QUICK_MS = 300;

/** Ends a step that was stopped before it was done, which is no failure. */
export class Stopped extends Error {}

/** @typedef {(detail: string) => void} Say says how far a step is */

/**
 * Prints the progress of a script, with the time since the start. On a terminal the running steps share one live
 * line; elsewhere each step that is not quick writes a line when it begins, and again after every five silent seconds.
 * On both, each step writes a line when it ends.
 * @param {{ isTTY?: boolean; columns?: number; write: (text: string) => unknown }} out
 */
export function createReport(out = process.stdout, now = () => performance.now()) {
  const begin = now();
  const live = out.isTTY === true;
  /**
   * `printedAt` is 0 until the step has printed its first line.
   * @type {Set<{ label: string; detail: string; since: number; printedAt: number }>}
   */
  const running = new Set();
  let timer = null;
  let lastPrint = begin;

  const stamp = () => `${formatDuration(now() - begin).padStart(8)}  `;
  const clear = () => {
    if (live && running.size > 0) out.write("\r\u001b[2K");
  };
  const write = (line) => {
    clear();
    out.write(`${line}\n`);
    draw();
  };
  const print = (line) => {
    lastPrint = now();
    write(line);
  };

  function draw() {
    if (!live || running.size === 0) return;
    const texts = [...running].map((step) => `${describe(step)} ${formatDuration(now() - step.since)}`);
    out.write(`\r\u001b[2K${`${stamp()}${texts.join(" · ")}`.slice(0, (out.columns ?? 80) - 1)}`);
  }

  function tick() {
    if (live) return draw();
    for (const step of running) {
      const age = now() - step.since;
      // Lines passed to `print`, such as the output of a step's tool, show as well that the work goes on.
      if (step.printedAt === 0 ? age < QUICK_MS : now() - Math.max(step.printedAt, lastPrint) < HEARTBEAT_MS) continue;
      write(`${stamp()}${describe(step)} …${step.printedAt === 0 ? "" : ` ${formatDuration(age)}`}`);
      step.printedAt = now();
    }
  }

  /**
   * @template T
   * @param {string} label
   * @param {(say: Say) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function step(label, work) {
    const entry = { label, detail: "", since: now(), printedAt: 0 };
    running.add(entry);
    timer ??= setInterval(tick, TICK_MS);
    const finish = (outcome) => {
      // While the step still runs: `clear` does nothing once the last one is deleted.
      clear();
      running.delete(entry);
      if (running.size === 0) timer = void clearInterval(timer);
      write(`${stamp()}${label}: ${outcome} ${formatDuration(now() - entry.since)}`);
    };
    try {
      const result = await work((detail) => {
        entry.detail = detail;
        if (live) draw();
      });
      finish("done in");
      return result;
    } catch (error) {
      finish(error instanceof Stopped ? "stopped after" : "failed after");
      throw error;
    }
  }

  return { step, print, elapsed: () => formatDuration(now() - begin) };
}

function describe(step) {
  return step.detail ? `${step.label}: ${step.detail}` : step.label;
}

/** Milliseconds as people read them: `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`;
}
