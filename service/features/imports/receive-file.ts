import { isUtf8 } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { sieImportRequestSchema, type SieImportRequest, type SieImportSummary } from "@/contract/imports/sie-import";
import { cutText } from "@/contract/wire/cut-text";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { parseBody } from "../../platform/parse-body";
import { fromMessage, type SieFileMessage } from "../../books/sie/file-message";
import type { SieFile } from "../../books/sie/sie-file";
import { optionsOf, readFile } from "./read-file";
import { repairText } from "./decode-file";

/** The request of an import without its file. */
export type ImportRequest = Omit<SieImportRequest, "data">;

/** A request with its file, which has been read. */
export interface ReceivedFile {
  request: ImportRequest;
  /** The file in UTF-8, as its writer meant it. */
  text: Uint8Array;
  encoding: SieImportSummary["encoding"];
  file: SieFile;
}

/** The same as a worker sends it. */
export type ReceivedMessage = Omit<ReceivedFile, "file"> & { file: SieFileMessage };

export type ReceiveFile = () => Promise<ReceivedFile>;

/**
 * Receives a file in the body of a request, and has it read beside the process.
 * @throws HttpError as any body that is not as it should be
 */
export function receiveFile({ workers }: RequestContext, readBytes: () => Promise<Uint8Array>): ReceiveFile {
  return async () => {
    const bytes = await readBytes();
    if (!workers) return readImport(bytes);
    const { value, lists } = await workers.run<ReceivedMessage>({ kind: "import", bytes });
    return { ...value, file: fromMessage(value.file, lists) };
  };
}

/** Takes a file from a request that is already in memory. */
export function fileInBody(body: ReadBody): ReceiveFile {
  return async () => {
    const { data, ...request } = await body(sieImportRequestSchema);
    return readRequest(request, Buffer.from(data));
  };
}

/** Reads the body of an import and the file in it, whose text, which may be 64 MiB, never becomes a string. */
export async function readImport(bytes: Uint8Array): Promise<ReceivedFile> {
  const cut = isUtf8(bytes) ? await cutText(bytes, "data", setImmediate) : null;
  const { data, ...request } = parse(cut?.rest ?? bytes, bytes);
  return readRequest(request, cut?.text ?? Buffer.from(data));
}

/** Reads a file whose text is there already, in steps. */
export async function readRequest(request: ImportRequest, sent: Uint8Array): Promise<ReceivedFile> {
  const { text, encoding } = repairText(sent);
  return { request, text, encoding, file: await readFile(text, optionsOf(request)) };
}

function parse(rest: Uint8Array, whole: Uint8Array): SieImportRequest {
  try {
    return parseBody(rest, sieImportRequestSchema);
  } catch (error) {
    // Throws again, with the position in the body that was sent.
    if (error instanceof HttpError && rest !== whole) return parseBody(whole, sieImportRequestSchema);
    throw error;
  }
}
