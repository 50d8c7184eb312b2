import { formatDuration } from "./report.mjs";

/** Pauses before a restart, ms: the first and the longest. After `proven` ms of running the first applies again. */
const PAUSES = { first: 1_000, longest: 60_000, proven: 60_000 };

/**
 * Starts a program again whenever it ends by itself, after a pause that doubles each time.
 * When it does not come up the first time, {@link whenUp} throws and nothing is restarted: a person has to mend the
 * cause.
 * @param {() => ReturnType<typeof import("./programs.mjs").watch>} launch
 * @param {{ print: (line: string) => void }} report
 */
export function keepRunning(launch, { print }, { first, longest, proven } = PAUSES) {
  let current = launch();
  // `said` gives what the program printed at its first start; nobody asks for that of later ones.
  const { name, said } = current;
  let stopping = false;
  let watching = false;
  let pause = first;
  let endPause = () => {};

  async function whenUp() {
    await current.whenUp();
    void watchOver();
  }

  async function watchOver() {
    watching = true;
    let up = performance.now();
    for (;;) {
      const how = await current.ended;
      if (stopping) return;
      if (performance.now() - up >= proven) pause = first;
      print(`The ${name} ${how}; starting it again in ${formatDuration(pause)}.`);
      await resting(pause);
      if (stopping) return;
      pause = Math.min(pause * 2, longest);
      current = launch();
      // If it ends before it is up, the pause keeps doubling.
      up = Infinity;
      await current.whenUp().then(
        () => (up = performance.now()),
        (problem) => stopping || print(problem.message),
      );
    }
  }

  /** @returns {Promise<void>} */
  function resting(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function stop() {
    stopping = true;
    endPause();
    await current.stop();
    watching = false;
  }

  function kill() {
    stopping = true;
    endPause();
    current.kill();
  }

  return { said, whenUp, stop, kill, isRunning: () => watching || current.isRunning() };
}
