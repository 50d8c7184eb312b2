import { quote, HttpError, sqlState } from "../http-error";
import { busyError } from "./busy-error";
import type { Db } from "./database";

/** Time that a write may wait for its turn, in milliseconds. */
const QUEUE_TIMEOUT_MS = 5_000;
/** Maximum number of waiting writes in one queue. */
const MAX_WAITING = 200;
/** SQLSTATE lock_not_available: another transaction has the lock, perhaps in another instance. */
const LOCK_TIMEOUT = "55P03";

/** The owner of the rows that a transaction writes. Writes of one owner block each other by locks in the database. */
export interface WriteQueue {
  of: "company" | "agency" | "user";
  id: string;
}

interface Waiting {
  key: string;
  begin: () => void;
}

/**
 * Limits the write transactions of one company, agency or user to a quarter of the connections, because all but one of
 * them wait for locks in the database and occupy a connection each. All owners together get three quarters; the rest is
 * reserved for reads. Further transactions wait here, for a limited time.
 */
export class WriteQueues {
  private readonly running = new Map<string, number>();
  private total = 0;
  private readonly waiting: Waiting[] = [];
  private readonly limits: { total: number; each: number };

  /** @param connections the number of connections of the pool */
  constructor(
    connections: number,
    private readonly timeoutMs = QUEUE_TIMEOUT_MS,
  ) {
    this.limits = {
      total: Math.max(1, Math.floor((connections * 3) / 4)),
      each: Math.max(1, Math.floor(connections / 4)),
    };
  }

  /**
   * Runs `work` when its turn comes.
   * @throws HttpError (dataBusy, busy) if its turn or a lock takes too long, or too many writes of the owner wait
   */
  async run<T>(queue: WriteQueue, work: () => Promise<T>): Promise<T> {
    const key = `${queue.of} ${queue.id}`;
    await this.waitForTurn(queue, key);
    try {
      return await work();
    } catch (error) {
      throw sqlState(error) === LOCK_TIMEOUT ? busy(queue, error) : error;
    } finally {
      this.end(key);
    }
  }

  private async waitForTurn(queue: WriteQueue, key: string): Promise<void> {
    if (this.mayBegin(key)) {
      this.begin(key);
      return;
    }
    if (this.waiting.filter((other) => other.key === key).length >= MAX_WAITING) throw busy(queue);
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        key,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        const isOwn = this.runningOf(key) >= this.limits.each;
        reject(isOwn ? busy(queue) : busyError());
      }, this.timeoutMs);
      this.waiting.push(waiting);
    });
  }

  private end(key: string): void {
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

/** Registers the queues of a database. Transactions that begin through {@link writesTo} wait in them. */
export function queueWrites(db: Db, queues: WriteQueues): void {
  queuesOf.set(db, { db, queues });
}

/**
 * Returns a database whose transactions wait in this queue. Returns the argument itself if it is a transaction or has
 * no queues.
 */
export function writesTo(database: Db, queue: WriteQueue): Db {
  const found = queuesOf.get(database);
  if (!found) return database;
  const { db, queues } = found;
  const transaction: Db["transaction"] = (work, config) => queues.run(queue, () => db.transaction(work, config));
  const queued = Object.assign(Object.create(db) as Db, { transaction });
  // Another call on the result replaces the queue: an import learns only from its file which company it writes to.
  queuesOf.set(queued, found);
  return queued;
}

function busy({ of, id }: WriteQueue, cause?: unknown): HttpError {
  const message = `The ${of} ${quote(id)} is busy: other changes to it are being written. Nothing was changed.`;
  return new HttpError("dataBusy", message, { "retry-after": "2" }, { cause });
}
