import { print } from "./report";

/** Notes how to stop what a bench has started, so that nothing is left running when a later step fails. */
export class Started {
  readonly #stops: (() => Promise<unknown>)[] = [];

  stopWith(stop: () => Promise<unknown>): void {
    this.#stops.push(stop);
  }

  /** Stops the latest first, and the others even where one cannot be stopped. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.toReversed()) {
      await stop().catch((error: unknown) => {
        print(String(error));
        process.exitCode = 1;
      });
    }
  }
}
