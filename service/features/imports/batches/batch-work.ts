import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../../../platform/db/database";
import type { HttpError } from "../../../platform/http-error";
import type { WorkerPool } from "../../../platform/jobs/worker-pool";
import { actorContext } from "./actor-context";
import { onBatchWork } from "./batch-signal";
import { endWork, LeaseLost, postpone, renewLease, takeWork, type TakenFile } from "./take-work";
import { because, failed, workOnFile } from "./work-on-file";

export interface BatchWorkOptions {
  log: Logger;
  workers: WorkerPool | undefined;
  /** Turns an error into the one that a client would be told; a 503 is tried again. */
  toHttpError: (error: unknown) => HttpError;
  /** How long a killed service keeps the others from its file. */
  leaseSeconds?: number;
  /** How often work of other services is looked for. */
  idleMs?: number;
}

const LEASE_SECONDS = 20;
const IDLE_MS = 2_000;
const POSTPONED_SECONDS = 3;

/**
 * Works on the files of batches, one at a time in each service, for as long as the service runs. All that there is to
 * know of the work stands in the database, so that any service goes on where one has ended.
 */
export class BatchWork {
  private readonly stopped = new AbortController();
  private readonly running: Promise<void>;
  private wake: AbortController | null = null;
  /** Work came while none was looked for. */
  private isSignalled = false;

  constructor(
    private readonly db: Db,
    private readonly options: BatchWorkOptions,
  ) {
    this.running = this.run();
  }

  /** Resolves when the file that is being worked on is done. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.wake?.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const stopListening = onBatchWork(() => {
      this.isSignalled = true;
      this.wake?.abort();
    });
    while (!this.stopped.signal.aborted) {
      this.isSignalled = false;
      let worked = false;
      try {
        worked = await workOnNext(this.db, this.options);
      } catch (error) {
        // The watch over the database says when that is away, once.
        if (this.options.toHttpError(error).kind !== "databaseAway") {
          this.options.log.error({ err: error }, "the work on import batches was interrupted");
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

/** Works on one file; false when none waits. */
export async function workOnNext(db: Db, options: BatchWorkOptions): Promise<boolean> {
  const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  const taken = await takeWork(db, leaseSeconds);
  if (!taken) return false;
  const renewing = setInterval(
    () => {
      renewLease(db, taken, leaseSeconds).catch((error: unknown) =>
        options.log.warn({ err: error }, "the lease of a file could not be renewed"),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    // While a transaction holds the file's row, others pass it by, and renewing would wait for that transaction.
    await workOnFile(
      db,
      taken,
      (actor) => actorContext(db, actor, options.workers),
      () => clearInterval(renewing),
    );
  } catch (error) {
    await endFailed(db, taken, error, options);
  } finally {
    clearInterval(renewing);
  }
  return true;
}

async function endFailed(db: Db, taken: TakenFile, error: unknown, options: BatchWorkOptions): Promise<void> {
  if (error instanceof LeaseLost) return;
  const refusal = options.toHttpError(error);
  if (refusal.status === 503) return postpone(db, taken, POSTPONED_SECONDS);
  if (refusal.kind === "unexpected") options.log.error({ err: error, file: taken.id }, "the work on a file failed");
  await endWork(db, taken, failed(taken, because(refusal.kind, refusal.message))).catch((lost: unknown) => {
    if (!(lost instanceof LeaseLost)) throw lost;
  });
}
