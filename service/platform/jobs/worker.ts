import { deserialize } from "node:v8";
import { parseBody, readValue } from "../parse-body";
import { toMessage } from "../../books/sie/file-message";
import { compareBooks, type KeptBooks } from "../../features/imports/changes/compare-books";
import { readFile } from "../../features/imports/read-file";
import { readBatchFile } from "../../features/imports/batches/read-batch-file";
import { readImport } from "../../features/imports/receive-file";
import { schemaNamed } from "./body-schemas";
import type { Job } from "./jobs";
import { serveJobs, type Done } from "./serve-jobs";

// The program of a worker thread that parses large bodies, reads SIE files and compares books, one job at a time.

async function perform(job: Job): Promise<Done> {
  if (job.kind === "pdf") throw new Error("PDFs are drawn by another thread");
  if (job.kind === "import" || job.kind === "batchFile") {
    const { file, ...received } = await (job.kind === "import" ? readImport(job.bytes) : readBatchFile(job.bytes));
    const { message, lists, transfer } = toMessage(file);
    // A Set, because a buffer must not be transferred twice.
    const buffers = new Set([...transfer, received.text.buffer as ArrayBuffer]);
    return { value: { ...received, file: message }, lists, transfer: [...buffers] };
  }
  if (job.kind === "storedFile") {
    const { message, lists, transfer } = toMessage(await readFile(job.bytes, job.options));
    return { value: message, lists, transfer };
  }
  if (job.kind === "compare") {
    const [before, after] = deserialize(job.bytes) as [KeptBooks, KeptBooks];
    const { accounts, names, changes, ...value } = await compareBooks(before, after);
    return { value, lists: { accounts, names, changes }, transfer: [] };
  }
  const value = job.schema === null ? readValue(job.bytes) : parseBody(job.bytes, schemaNamed(job.schema));
  return Array.isArray(value)
    ? { value: null, lists: { items: value as unknown[] }, transfer: [] }
    : { value, lists: {}, transfer: [] };
}

serveJobs(perform);
