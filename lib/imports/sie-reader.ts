import type { SieExcerpt } from "./excerpt";
import type { FromWorker, ReadSie, ToWorker } from "./sie-worker";

interface PendingRequest {
  resolve: (message: FromWorker) => void;
  reject: (error: Error) => void;
}

/** Reads files in a worker, so that large ones do not block the page. The worker keeps the texts for excerpts. */
export class SieReader {
  private worker: Worker | undefined;
  /** The files that were read, by id: a new worker reads a file again for an excerpt. */
  private readonly files = new Map<number, File>();
  /** Requests by key: `read {id}`, or `excerpt {id} {lineNo}`. */
  private readonly pending = new Map<string, PendingRequest[]>();

  async read(id: number, file: File): Promise<ReadSie> {
    this.files.set(id, file);
    const message = await this.ask(`read ${String(id)}`, { type: "read", id, file });
    if (message.type !== "read") throw new Error("the worker answered something else");
    return message.sie;
  }

  async excerpt(id: number, lineNo: number): Promise<SieExcerpt> {
    const file = this.files.get(id);
    if (!file) throw new Error("the file was not read");
    const message = await this.ask(`excerpt ${String(id)} ${String(lineNo)}`, { type: "excerpt", id, lineNo, file });
    if (message.type !== "excerpt") throw new Error("the worker answered something else");
    return message.excerpt;
  }

  /** Frees the text of a file in the worker. */
  forget(id: number): void {
    this.files.delete(id);
    this.worker?.postMessage({ type: "forget", id } satisfies ToWorker);
  }

  /** Sends a request to the worker, unless the same one is pending: then both get its response. */
  private ask(key: string, message: ToWorker): Promise<FromWorker> {
    return new Promise((resolve, reject) => {
      const pending = this.pending.get(key);
      if (pending) {
        pending.push({ resolve, reject });
        return;
      }
      this.started().postMessage(message);
      this.pending.set(key, [{ resolve, reject }]);
    });
  }

  private started(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL("./sie-worker.ts", import.meta.url), { type: "module" });
      this.worker.onmessage = (event: MessageEvent<FromWorker>) => {
        this.settle(event.data);
      };
      this.worker.onerror = (event) => {
        // The next request starts another worker: this one may never respond.
        this.worker?.terminate();
        this.worker = undefined;
        this.failAll(new Error(event.message || "the worker could not be started"));
      };
    }
    return this.worker;
  }

  private settle(message: FromWorker): void {
    for (const key of this.pending.keys()) {
      const [type, id, lineNo] = key.split(" ");
      if (Number(id) !== message.id) continue;
      const isResponse =
        message.type === "failed" ||
        (message.type === type && (message.type !== "excerpt" || Number(lineNo) === message.lineNo));
      if (!isResponse) continue;
      const requests = this.pending.get(key)!;
      this.pending.delete(key);
      for (const { resolve, reject } of requests) {
        if (message.type === "failed") reject(new Error(message.reason));
        else resolve(message);
      }
    }
  }

  private failAll(error: Error): void {
    for (const { reject } of [...this.pending.values()].flat()) reject(error);
    this.pending.clear();
  }
}
