import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { HttpError } from "../http-error";
import { NEXT_PART, type Job, type Result, type WorkerMessage } from "./jobs";

const port = parentPort!;
/** Number of items per message, which the service deserializes in a few milliseconds. */
const ITEMS_PER_PART = 2_000;

export interface Done extends Result {
  /** Buffers that are transferred instead of copied. */
  transfer: ArrayBuffer[];
}

/** Runs the jobs that a WorkerPool posts to this thread, one at a time. */
export function serveJobs(perform: (job: Job) => Promise<Done>): void {
  port.on("message", (job: Job | typeof NEXT_PART) => {
    // `respond` waits for this message with a listener of its own.
    if (job === NEXT_PART) return;
    respond(job, perform).catch((error: unknown) => {
      if (error instanceof HttpError) say({ said: "refused", kind: error.kind, message: error.message });
      else if (error instanceof Error) say({ said: "failed", message: error.message, stack: error.stack ?? "" });
      else say({ said: "failed", message: String(error), stack: "" });
    });
  });
}

async function respond(job: Job, perform: (job: Job) => Promise<Done>): Promise<void> {
  const { value, lists, transfer } = await perform(job);
  say({ said: "begun", value, lists: Object.keys(lists) }, transfer);
  for (const [list, items] of Object.entries(lists)) {
    for (let from = 0; from < items.length; from += ITEMS_PER_PART) {
      await once(port, "message");
      say({ said: "part", list, items: items.slice(from, from + ITEMS_PER_PART) });
    }
  }
  await once(port, "message");
  say({ said: "done" });
}

function say(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}
