import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { HttpError } from "../http-error";

const IDLE_MS = 2_000;

/** Wakes the queue work of this process when work was queued; other instances poll the database. */
export class WorkSignal {
  private readonly listeners = new Set<() => void>();

  /** Adds a listener; returns a function that removes it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  readonly send = (): void => {
    for (const listener of this.listeners) listener();
  };
}

export interface QueueWorkOptions {
  log: Logger;
  /** The name in the log, such as "import batches". */
  name: string;
  signal: WorkSignal;
  /** Works on the next entries of the queue; resolves to false if there is nothing more to do for the time being. */
  workOnNext: (stopped: AbortSignal) => Promise<boolean>;
  /** Passed in, because the features that start the work may not import platform/http. */
  toHttpError: (error: unknown) => HttpError;
  /** Milliseconds between polls for work that others have queued or that has become due; IDLE_MS by default. */
  idleMs?: number;
}

/**
 * Works on a queue for as long as the service runs. The state of the work is in the database, so that any instance can
 * continue where another one has stopped.
 */
export class QueueWork {
  private readonly stopped = new AbortController();
  private readonly running: Promise<void>;
  private wake: AbortController | null = null;
  /** True if a signal has arrived since the last call of `workOnNext` began. */
  private isSignalled = false;

  constructor(private readonly options: QueueWorkOptions) {
    this.running = this.run();
  }

  /** Tells the running `workOnNext` to stop, and resolves when it has ended. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.wake?.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { log, name, signal, workOnNext, toHttpError } = this.options;
    const stopListening = signal.listen(() => {
      this.isSignalled = true;
      this.wake?.abort();
    });
    while (!this.stopped.signal.aborted) {
      this.isSignalled = false;
      let worked = false;
      try {
        worked = await workOnNext(this.stopped.signal);
      } catch (error) {
        // DatabaseWatch logs that the database is unavailable.
        if (toHttpError(error).kind !== "databaseAway") {
          log.error({ err: error }, `the work on ${name} was interrupted`);
        }
      }
      if (!worked) await this.idle();
    }
    stopListening();
  }

  private async idle(): Promise<void> {
    this.wake = new AbortController();
    if (!this.stopped.signal.aborted && !this.isSignalled)
      await sleep(this.options.idleMs ?? IDLE_MS, undefined, { signal: this.wake.signal }).catch(() => undefined);
    this.wake = null;
  }
}
