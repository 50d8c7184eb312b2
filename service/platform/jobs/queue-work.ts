import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { HttpError } from "../http-error";

const IDLE_MS = 2_000;

/** Tells the work of this process that there is something to do; other services look for that by themselves. */
export class WorkSignal {
  private readonly listeners = new Set<() => void>();

  /** Returns a function that ends the calls of `listener`. */
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
  /** In the log: "import batches". */
  name: string;
  signal: WorkSignal;
  /** Works on what is next; resolves to false when nothing waits. */
  workOnNext: (stopped: AbortSignal) => Promise<boolean>;
  toHttpError: (error: unknown) => HttpError;
  /** Interval of looking for work that other services have queued. */
  idleMs?: number;
}

/**
 * Works on a queue for as long as the service runs. All that there is to know of the work stands in the database, so
 * that any service goes on where one has ended.
 */
export class QueueWork {
  private readonly stopped = new AbortController();
  private readonly running: Promise<void>;
  private wake: AbortController | null = null;
  /** Work came while none was looked for. */
  private isSignalled = false;

  constructor(private readonly options: QueueWorkOptions) {
    this.running = this.run();
  }

  /** Resolves when what is being worked on is done. */
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
        // The watch over the database says when that is away, once.
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
