import { isUtf8 } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { sieImportRequestSchema, type SieImportRequest, type SieImportSummary } from "@/contract/imports/sie-import";
import { extractText } from "@/contract/wire/extract-text";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { parseBody } from "../../platform/parse-body";
import { fromMessage, type SieFileMessage } from "../../books/sie/file-message";
import type { SieFile } from "../../books/sie/sie-file";
import { optionsOf, readFile } from "./read-file";
import { repairText } from "./decode-file";

/** The request of an import without its file. */
export type ImportRequest = Omit<SieImportRequest, "data">;

/** A request with its parsed file. */
export interface ReceivedFile {
  request: ImportRequest;
  /** The file in UTF-8, with wrongly decoded characters repaired. */
  text: Uint8Array;
  encoding: SieImportSummary["encoding"];
  file: SieFile;
}

/** A {@link ReceivedFile} in the form in which a worker thread sends it. */
export type ReceivedMessage = Omit<ReceivedFile, "file"> & { file: SieFileMessage };

export type ReceiveFile = () => Promise<ReceivedFile>;

/**
 * Receives a file in the body of a request and reads it, in a worker thread when the service has any.
 * @throws HttpError invalid, as for any other body
 */
export function receiveFile({ workers }: RequestContext, readBytes: () => Promise<Uint8Array>): ReceiveFile {
  return async () => {
    const bytes = await readBytes();
    if (!workers) return readImport(bytes);
    const { value, lists } = await workers.run<ReceivedMessage>({ kind: "import", bytes });
    return { ...value, file: fromMessage(value.file, lists) };
  };
}

/** Takes the file from a request body that is already in memory. */
export function fileInBody(body: ReadBody): ReceiveFile {
  return async () => {
    const { data, ...request } = await body(sieImportRequestSchema);
    return readRequest(request, Buffer.from(data));
  };
}

/**
 * Reads the body of an import and its file. The file's text (up to 64 MiB) is cut out of the body as bytes; it becomes
 * a string only if that fails.
 */
export async function readImport(bytes: Uint8Array): Promise<ReceivedFile> {
  const cut = isUtf8(bytes) ? await extractText(bytes, "data", setImmediate) : null;
  const { data, ...request } = parse(cut?.rest ?? bytes, bytes);
  // Not Buffer.from, whose memory is shared for short texts and cannot be transferred to another thread.
  return readRequest(request, cut?.text ?? new TextEncoder().encode(data));
}

/** Repairs and reads the text of a file, in steps. */
export async function readRequest(request: ImportRequest, rawText: Uint8Array): Promise<ReceivedFile> {
  const { text, encoding } = repairText(rawText);
  return { request, text, encoding, file: await readFile(text, optionsOf(request)) };
}

function parse(rest: Uint8Array, whole: Uint8Array): SieImportRequest {
  try {
    return parseBody(rest, sieImportRequestSchema);
  } catch (error) {
    // Parses the whole body, so that the error has the position in what the client sent.
    if (error instanceof HttpError && rest !== whole) return parseBody(whole, sieImportRequestSchema);
    throw error;
  }
}
