import { availableParallelism } from "node:os";
import type { Transferable, Worker } from "node:worker_threads";
import { HttpError } from "../http-error";
import { NEXT_PART, type Job, type Result, type WorkerMessage } from "./jobs";
import { startThread } from "./start-thread";

export interface WorkerLimits {
  threads: number;
  /** Maximum number of jobs that wait for a thread, and maximum total bytes of their bodies. */
  waiting: number;
  waitingBytes: number;
  /** Maximum heap of a thread in MiB. */
  heap: number;
  /** Maximum duration of one job, in milliseconds. */
  longest: number;
}

const MIB = 1024 * 1024;

/** Default limits, chosen for threads that read bodies and files (ADR 0056). */
const WORKER_LIMITS: WorkerLimits = {
  threads: Math.min(availableParallelism(), 2),
  waiting: 32,
  waitingBytes: 128 * MIB,
  heap: 384,
  longest: 60_000,
};

interface WaitingJob {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** The program of the threads of a pool, and the messages to clients for jobs that fail. */
export interface Work {
  /** Relative to this folder. */
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
 * Threads that parse large bodies and SIE files or do other slow work, so that the event loop is not blocked. They
 * start when they are first needed. If a thread crashes, only its own job fails.
 */
export class WorkerPool {
  private readonly limits: WorkerLimits;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: WaitingJob[] = [];
  private queuedBytes = 0;
  private closed = false;

  constructor(
    limits: Partial<WorkerLimits> = {},
    private readonly work = READING,
  ) {
    this.limits = { ...WORKER_LIMITS, ...limits };
  }

  /**
   * Runs a job in a thread; the bytes may be transferred, so the caller cannot use them afterwards.
   * @throws the error of the job; HttpError tooLarge if it takes too much memory, unavailable if it takes too long, too
   * many jobs are waiting or the pool is closed
   */
  run<Value>(job: Job): Promise<Result<Value>> {
    return new Promise<Result>((resolve, reject) => {
      const waiting = { job, resolve, reject };
      if (this.closed) reject(this.stopping());
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
    for (const { reject } of this.queue.splice(0)) reject(this.stopping());
    await Promise.all(Array.from(this.all, (worker) => worker.terminate()));
  }

  private isFull({ bytes }: Job): boolean {
    return this.queue.length >= this.limits.waiting || this.queuedBytes + bytes.byteLength > this.limits.waitingBytes;
  }

  private begin({ job, resolve, reject }: WaitingJob): void {
    const worker = this.idle.pop() ?? this.start();
    const result: Result = { value: null, lists: {} };
    const deadline = setTimeout(
      () => end(new HttpError("unavailable", this.work.tooLong, { "retry-after": "60" })),
      this.limits.longest,
    );
    // An idle thread must not keep the process alive; a busy one must.
    worker.ref();
    const settle = () => {
      clearTimeout(deadline);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
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
    // A thread ends without an error only when `close` terminates it.
    const onExit = () => end(this.stopping());
    const onMessage = (message: WorkerMessage) => {
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
      worker.postMessage(NEXT_PART);
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(...toMessage(job));
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

  private stopping(): HttpError {
    return new HttpError("unavailable", "The service is stopping.", { "retry-after": "5" });
  }

  private start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.heap };
    const worker = startThread(this.work.program, { resourceLimits });
    this.all.add(worker);
    const remove = () => {
      this.all.delete(worker);
      const index = this.idle.indexOf(worker);
      if (index >= 0) this.idle.splice(index, 1);
    };
    // An error without a listener would end the service; a thread may have one when it has no job, too.
    worker.once("exit", remove).on("error", remove);
    return worker;
  }
}

/** Returns arguments of postMessage; transfers the buffer if the bytes fill it completely. */
function toMessage(job: Job): [Job, Transferable[]] {
  const { buffer, byteLength } = job.bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? [job, [buffer]] : [job, []];
}
