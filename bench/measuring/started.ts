import { endRunning } from "@/scripts/run/exec.mjs";
import { nextStopSignal } from "@/scripts/run/stop-signal.mjs";
import { print } from "./report";

/**
 * Notes how to stop what a bench has started, so that nothing is left running when a later step fails or the bench is
 * told to stop.
 */
export class Started {
  readonly #stops: (() => Promise<unknown>)[] = [];
  #stopped: Promise<void> | undefined;

  constructor() {
    all.push(this);
    // One listener for all of them: the process ends when the last one has stopped.
    if (all.length === 1) void nextStopSignal().then(stopAll);
  }

  stopWith(stop: () => Promise<unknown>): void {
    this.#stops.push(stop);
  }

  /** Stops the latest first, and the others even where one cannot be stopped. Another call waits for the same end. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopEach();
    return this.#stopped;
  }

  async #stopEach(): Promise<void> {
    for (const stop of this.#stops.toReversed()) {
      await stop().catch((error: unknown) => {
        print(String(error));
        process.exitCode = 1;
      });
    }
  }
}

const all: Started[] = [];

async function stopAll(): Promise<never> {
  endRunning();
  for (const started of all.toReversed()) await started.stop();
  process.exit(1);
}
