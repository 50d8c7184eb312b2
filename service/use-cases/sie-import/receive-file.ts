import { isUtf8 } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { sieImportRequestSchema, type SieImportRequest } from "@/contract/sie-import";
import { cutText } from "@/contract/wire/cut-text";
import type { ReadBody } from "../../caller";
import { Refusal } from "../../errors";
import { parseBody } from "../../http/read-body";

/** What an import is asked to do. */
export type ImportRequest = Omit<SieImportRequest, "data">;

/** A request with the text of its file in UTF-8. */
export interface ReceivedFile {
  request: ImportRequest;
  text: Uint8Array;
}

export type ReceiveFile = () => Promise<ReceivedFile>;

/**
 * Receives a file in the body of a request. Its text, which may be 64 MiB, never becomes a string, and the process has
 * time for others meanwhile.
 * @throws Refusal as any body that is not as it should be
 */
export function receiveFile(readBytes: () => Promise<Uint8Array>): ReceiveFile {
  return async () => {
    const bytes = await readBytes();
    const cut = isUtf8(bytes) ? await cutText(bytes, "data", setImmediate) : null;
    const { data, ...request } = parse(cut?.rest ?? bytes, bytes);
    return { request, text: cut?.text ?? Buffer.from(data) };
  };
}

/** Takes a file from a request that is already in memory. */
export function fileInBody(body: ReadBody): ReceiveFile {
  return async () => {
    const { data, ...request } = await body(sieImportRequestSchema);
    return { request, text: Buffer.from(data) };
  };
}

function parse(rest: Uint8Array, whole: Uint8Array): SieImportRequest {
  try {
    return parseBody(rest, sieImportRequestSchema);
  } catch (error) {
    // Refused again, with the place where it stands in what was sent.
    if (error instanceof Refusal && rest !== whole) return parseBody(whole, sieImportRequestSchema);
    throw error;
  }
}
