import { fromMessage } from "../../../books/sie/file-message";
import type { WorkerPool } from "../../../platform/jobs/worker-pool";
import { decodeSieFile } from "../decode-file";
import { expandText } from "../imported-files";
import { readRequest, type ReceivedFile, type ReceivedMessage } from "../receive-file";

/** Reads a file of a batch from its bytes, compressed. */
export async function readKept(content: Uint8Array): Promise<ReceivedFile> {
  const bytes = await expandText(content);
  // No text is longer than its bytes three times over, and those were few enough when they were received.
  const { text, encoding } = await decodeSieFile(inOnePiece(bytes), Infinity);
  return readRequest({ encoding }, text);
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** Does the same beside the process where there are threads for it. */
export async function readKeptBeside(content: Uint8Array, workers: WorkerPool | undefined): Promise<ReceivedFile> {
  if (!workers) return readKept(content);
  const { value, lists } = await workers.run<ReceivedMessage>({ kind: "batch", bytes: content });
  return { ...value, file: fromMessage(value.file, lists) };
}
