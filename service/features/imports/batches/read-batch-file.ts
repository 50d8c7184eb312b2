import { fromMessage } from "../../../books/sie/file-message";
import type { WorkerPool } from "../../../platform/jobs/worker-pool";
import { decodeSieFile } from "../decode-file";
import { expandText } from "../imported-files";
import { readRequest, type ReceivedFile, type ReceivedMessage } from "../receive-file";

/** Reads a file of a batch from its compressed bytes. */
export async function readBatchFile(content: Uint8Array): Promise<ReceivedFile> {
  const bytes = await expandText(content);
  // No limit: the route limited the bytes when they were received, and the text is at most three times as long.
  const { text, encoding } = await decodeSieFile(asSinglePiece(bytes), Infinity);
  return readRequest({ encoding }, text);
}

async function* asSinglePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  // The lint rules want an await in every async function.
  yield await Promise.resolve(bytes);
}

/** Like {@link readBatchFile}, but in a worker thread when the service has any. */
export async function readBatchFileInWorker(
  content: Uint8Array,
  workers: WorkerPool | undefined,
): Promise<ReceivedFile> {
  if (!workers) return readBatchFile(content);
  const { value, lists } = await workers.run<ReceivedMessage>({ kind: "batchFile", bytes: content });
  return { ...value, file: fromMessage(value.file, lists) };
}
