import { availableParallelism } from "node:os";
import type { Transferable, Worker } from "node:worker_threads";
import { HttpError } from "../http-error";
import { GO_ON, type Job, type Result, type Said } from "./jobs";
import { startThread } from "./start-thread";

export interface WorkerLimits {
  threads: number;
  /** Jobs that wait for a thread, and the bytes of their bodies together. */
  waiting: number;
  waitingBytes: number;
  /** MiB of JavaScript's heap that one job may take. */
  heap: number;
  /** Maximum duration of one job, in milliseconds. */
  longest: number;
}

const MIB = 1024 * 1024;

export const WORKER_LIMITS: WorkerLimits = {
  threads: Math.min(availableParallelism(), 2),
  waiting: 32,
  waitingBytes: 128 * MIB,
  heap: 384,
  longest: 60_000,
};

interface Waiting {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** The program of a pool's threads, and what a client is told when one of its jobs is not done. */
export interface Work {
  program: `${string}.ts`;
  tooLong: string;
  tooMuchMemory: string;
  tooMany: string;
}

const READING: Work = {
  program: "./worker.ts",
  tooLong: "The body takes too long to read; nothing was changed.",
  tooMuchMemory: "The body takes more memory to read than one request may have; nothing was changed.",
  tooMany: "The service has as many large bodies to read as it can; nothing was changed.",
};

/**
 * Threads that read large bodies and SIE files, or do other work that takes long, so that the service answers others
 * meanwhile. They start when they are first needed. A thread that dies takes its own job with it and nothing else.
 */
export class WorkerPool {
  private readonly limits: WorkerLimits;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Waiting[] = [];
  private queuedBytes = 0;
  private closed = false;

  constructor(
    limits: Partial<WorkerLimits> = {},
    private readonly work = READING,
  ) {
    this.limits = { ...WORKER_LIMITS, ...limits };
  }

  /**
   * Has a job done; its bytes are gone from here afterwards.
   * @throws HttpError of the job, and `unavailable` when too many jobs wait already
   */
  run<Value>(job: Job): Promise<Result<Value>> {
    return new Promise<Result>((resolve, reject) => {
      const waiting = { job, resolve, reject };
      if (this.closed) reject(new HttpError("unavailable", "The service is stopping.", { "retry-after": "5" }));
      else if (this.idle.length > 0 || this.all.size < this.limits.threads) this.begin(waiting);
      else if (this.isFull(job)) reject(this.tooMany());
      else {
        this.queue.push(waiting);
        this.queuedBytes += job.bytes.byteLength;
      }
    }) as Promise<Result<Value>>;
  }

  /** Ends all threads; unfinished jobs fail. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(this.tooMany());
    await Promise.all(Array.from(this.all, (worker) => worker.terminate()));
  }

  private isFull({ bytes }: Job): boolean {
    return this.queue.length >= this.limits.waiting || this.queuedBytes + bytes.byteLength > this.limits.waitingBytes;
  }

  private begin({ job, resolve, reject }: Waiting): void {
    const worker = this.idle.pop() ?? this.start();
    const result: Result = { value: null, lists: {} };
    const deadline = setTimeout(
      () => end(new HttpError("unavailable", this.work.tooLong, { "retry-after": "60" })),
      this.limits.longest,
    );
    // A thread that has nothing to do does not keep the process; one that has must.
    worker.ref();
    const settle = () => {
      clearTimeout(deadline);
      worker.off("message", hear).off("error", onError).off("exit", onExit);
    };
    const end = (error: Error) => {
      settle();
      this.all.delete(worker);
      void worker.terminate();
      reject(error);
      this.next();
    };
    const onError = (error: NodeJS.ErrnoException) =>
      end(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new HttpError("tooLarge", this.work.tooMuchMemory) : error);
    const onExit = () => end(this.tooMany());
    const hear = (message: Said) => {
      if (message.said === "begun") {
        result.value = message.value;
        for (const list of message.lists) result.lists[list] = [];
      } else if (message.said === "part") {
        const list = result.lists[message.list]!;
        for (const item of message.items) list.push(item);
      } else {
        settle();
        worker.unref();
        this.idle.push(worker);
        if (message.said === "done") resolve(result);
        else if (message.said === "refused") reject(new HttpError(message.kind, message.message));
        else reject(Object.assign(new Error(message.message), { stack: message.stack }));
        this.next();
        return;
      }
      worker.postMessage(GO_ON);
    };
    worker.on("message", hear).on("error", onError).on("exit", onExit);
    worker.postMessage(...handedOver(job));
  }

  private next(): void {
    const waiting = this.closed ? undefined : this.queue.shift();
    if (!waiting) return;
    this.queuedBytes -= waiting.job.bytes.byteLength;
    this.begin(waiting);
  }

  private tooMany(): HttpError {
    return new HttpError("unavailable", this.work.tooMany, { "retry-after": "1" });
  }

  private start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.heap };
    const worker = startThread(this.work.program, { resourceLimits });
    this.all.add(worker);
    worker.once("exit", () => {
      this.all.delete(worker);
      const index = this.idle.indexOf(worker);
      if (index >= 0) this.idle.splice(index, 1);
    });
    return worker;
  }
}

/** With the memory of the bytes where it is theirs alone. */
function handedOver(job: Job): [Job, Transferable[]] {
  const { buffer, byteLength } = job.bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? [job, [buffer]] : [job, []];
}
