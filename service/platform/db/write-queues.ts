import { quote, HttpError, sqlState } from "../http-error";
import { busyError } from "./busy-error";
import type { Db } from "./database";

/** Time that a write may wait for its slot, in milliseconds. */
const QUEUE_TIMEOUT_MS = 5_000;
/** Maximum number of waiting writes in one queue. */
const MAX_WAITING = 200;
/** Lock not available: another transaction holds it, perhaps through another service. */
const LOCK_TIMEOUT = "55P03";

/** The owner of the rows that a transaction writes: writes of one owner wait for each other's locks in the database. */
export interface WriteQueue {
  of: "company" | "agency" | "user";
  id: string;
}

interface Waiting {
  key: string;
  begin: () => void;
}

/**
 * Lets only a few transactions at a time write to the same company (agency, user): all but one wait in the database for
 * its locks, and each that waits there keeps a connection from everybody else. The others wait here, for a while. Some
 * connections are left to those who only read.
 */
export class WriteQueues {
  private readonly running = new Map<string, number>();
  private total = 0;
  private readonly waiting: Waiting[] = [];
  private readonly limits: { total: number; each: number };

  /** @param connections that the transactions share with all others */
  constructor(
    connections: number,
    private readonly patience = QUEUE_TIMEOUT_MS,
  ) {
    this.limits = {
      total: Math.max(1, Math.floor((connections * 3) / 4)),
      each: Math.max(1, Math.floor(connections / 4)),
    };
  }

  /** Throws an HttpError (dataBusy, busy) when its turn does not come in time, or a lock is not given back in time. */
  async run<T>(queue: WriteQueue, work: () => Promise<T>): Promise<T> {
    const key = `${queue.of} ${queue.id}`;
    await this.turn(queue, key);
    try {
      return await work();
    } catch (error) {
      throw sqlState(error) === LOCK_TIMEOUT ? busy(queue, error) : error;
    } finally {
      this.ended(key);
    }
  }

  private async turn(queue: WriteQueue, key: string): Promise<void> {
    if (this.mayBegin(key)) {
      this.begin(key);
      return;
    }
    if (this.waiting.filter((other) => other.key === key).length >= MAX_WAITING) throw busy(queue);
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        key,
        begin: () => {
          clearTimeout(late);
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        const isOwn = this.runningOf(key) >= this.limits.each;
        reject(isOwn ? busy(queue) : busyError());
      }, this.patience);
      this.waiting.push(waiting);
    });
  }

  private ended(key: string): void {
    this.total--;
    const left = this.runningOf(key) - 1;
    if (left > 0) this.running.set(key, left);
    else this.running.delete(key);
    for (let next; (next = this.waiting.findIndex((waiting) => this.mayBegin(waiting.key))) >= 0;) {
      const [waiting] = this.waiting.splice(next, 1);
      this.begin(waiting!.key);
      waiting!.begin();
    }
  }

  private mayBegin(key: string): boolean {
    return this.total < this.limits.total && this.runningOf(key) < this.limits.each;
  }

  private begin(key: string): void {
    this.total++;
    this.running.set(key, this.runningOf(key) + 1);
  }

  private runningOf(key: string): number {
    return this.running.get(key) ?? 0;
  }
}

const queuesOf = new WeakMap<Db, { db: Db; queues: WriteQueues }>();

/** Makes the transactions that {@link writesTo} hands out wait in these queues. */
export function queueWrites(db: Db, queues: WriteQueues): void {
  queuesOf.set(db, { db, queues });
}

/**
 * The database for writing to this: its transactions take their turn. A transaction that has begun is handed back as it
 * is, and so is a database that knows no queues.
 */
export function writesTo(given: Db, queue: WriteQueue): Db {
  const found = queuesOf.get(given);
  if (!found) return given;
  const { db, queues } = found;
  const transaction: Db["transaction"] = (work, config) => queues.run(queue, () => db.transaction(work, config));
  const queued = Object.assign(Object.create(db) as Db, { transaction });
  queuesOf.set(queued, found);
  return queued;
}

function busy({ of, id }: WriteQueue, cause?: unknown): HttpError {
  const message = `The ${of} ${quote(id)} is busy: other changes to it are being written. Nothing was changed.`;
  return new HttpError("dataBusy", message, { "retry-after": "2" }, { cause });
}
