import type { Logger } from "pino";
import type { Db } from "../../../platform/db/database";
import { keepRenewing, LeaseLost } from "../../../platform/db/lease";
import type { HttpError } from "../../../platform/http-error";
import { actorContext } from "../../../platform/auth/actor-context";
import { QueueWork } from "../../../platform/jobs/queue-work";
import type { WorkerPool } from "../../../platform/jobs/worker-pool";
import { batchSignal } from "./batch-signal";
import { endWork, postpone, release, renewLease, takeWork, type TakenFile } from "./take-work";
import { toCause, failedColumns, workOnFile } from "./work-on-file";

interface BatchWorkOptions {
  log: Logger;
  workers: WorkerPool | undefined;
  /** Turns an error into the one that a client would get. */
  toHttpError: (error: unknown) => HttpError;
  /** Time without a renewal after which another service may take the file. */
  leaseSeconds?: number;
  /** Files whose work ended in a 503 and could not be postponed, to release when the database is there again. */
  unreleased?: Set<TakenFile>;
}

const LEASE_SECONDS = 20;
/** Time after which work that ended in a 503 is tried again. */
const POSTPONED_SECONDS = 3;

/** Works on the files of batches, one at a time in each service. */
export function startBatchWork(db: Db, options: BatchWorkOptions): QueueWork {
  const unreleased = new Set<TakenFile>();
  return new QueueWork({
    log: options.log,
    toHttpError: options.toHttpError,
    name: "import batches",
    signal: batchSignal,
    workOnNext: () => workOnNext(db, { ...options, unreleased }),
  });
}

/** Works on one file; false when none waits. */
export async function workOnNext(db: Db, options: BatchWorkOptions): Promise<boolean> {
  const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  for (const file of options.unreleased ?? []) {
    await release(db, file);
    options.unreleased?.delete(file);
  }
  const taken = await takeWork(db, leaseSeconds);
  if (!taken) return false;
  const stopRenewing = keepRenewing(() => renewLease(db, taken, leaseSeconds), {
    leaseSeconds,
    log: options.log,
    name: "a file",
  });
  try {
    // The renewals stop before a transaction locks the file's row: they would wait for the lock, and other services
    // skip a locked row.
    await workOnFile(db, taken, (actor) => actorContext(db, actor, "import batch", options.workers), stopRenewing);
  } catch (error) {
    await endFailed(db, taken, error, options);
  } finally {
    stopRenewing();
  }
  return true;
}

async function endFailed(db: Db, taken: TakenFile, error: unknown, options: BatchWorkOptions): Promise<void> {
  if (error instanceof LeaseLost) return;
  const httpError = options.toHttpError(error);
  if (httpError.status === 503) {
    options.unreleased?.add(taken);
    await postpone(db, taken, POSTPONED_SECONDS);
    options.unreleased?.delete(taken);
    return;
  }
  if (httpError.kind === "unexpected") options.log.error({ err: error, file: taken.id }, "the work on a file failed");
  await endWork(db, taken, failedColumns(taken, toCause(httpError.kind, httpError.message))).catch((lost: unknown) => {
    if (!(lost instanceof LeaseLost)) throw lost;
  });
}
