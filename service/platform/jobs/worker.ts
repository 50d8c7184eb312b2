import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { HttpError } from "../http-error";
import { parseBody, readValue } from "../parse-body";
import { toMessage } from "../../books/sie/file-message";
import { readFile } from "../../features/imports/read-file";
import { readKept } from "../../features/imports/batches/read-kept";
import { readImport } from "../../features/imports/receive-file";
import { schemaNamed } from "./body-schemas";
import { GO_ON, type Job, type Result, type Said } from "./jobs";

// A thread beside the service's: what takes long to read is read here, one job at a time.

const port = parentPort!;
/** Items that the other side unpacks in some milliseconds. */
const PART = 2_000;

interface Done extends Result {
  /** Memory that is handed over. */
  transfer: ArrayBuffer[];
}

async function perform(job: Job): Promise<Done> {
  if (job.kind === "import" || job.kind === "batch") {
    const { file, ...received } = await (job.kind === "import" ? readImport(job.bytes) : readKept(job.bytes));
    const { message, lists, transfer } = toMessage(file);
    const whole = new Set([...transfer, received.text.buffer as ArrayBuffer]);
    return { value: { ...received, file: message }, lists, transfer: [...whole] };
  }
  if (job.kind === "file") {
    const { message, lists, transfer } = toMessage(await readFile(job.bytes, job.options));
    return { value: message, lists, transfer };
  }
  const value = job.schema === null ? readValue(job.bytes) : parseBody(job.bytes, schemaNamed(job.schema));
  return Array.isArray(value)
    ? { value: null, lists: { items: value as unknown[] }, transfer: [] }
    : { value, lists: {}, transfer: [] };
}

async function response(job: Job): Promise<void> {
  const { value, lists, transfer } = await perform(job);
  say({ said: "begun", value, lists: Object.keys(lists) }, transfer);
  for (const [list, items] of Object.entries(lists)) {
    for (let from = 0; from < items.length; from += PART) {
      await once(port, "message");
      say({ said: "part", list, items: items.slice(from, from + PART) });
    }
  }
  await once(port, "message");
  say({ said: "done" });
}

function say(message: Said, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

port.on("message", (job: Job | typeof GO_ON) => {
  if (job === GO_ON) return;
  response(job).catch((error: unknown) => {
    if (error instanceof HttpError) say({ said: "refused", kind: error.kind, message: error.message });
    else if (error instanceof Error) say({ said: "failed", message: error.message, stack: error.stack ?? "" });
    else say({ said: "failed", message: String(error), stack: "" });
  });
});
