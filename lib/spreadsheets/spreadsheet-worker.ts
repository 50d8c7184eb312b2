import { readCsv, writeCsv, type CsvForm } from "./csv";
import { FileRefused, type FileKind, type FileProblem, type Table, type TableCell } from "./table";
import type { Sheet } from "./workbook";

export type ToSpreadsheetWorker =
  | {
      readonly type: "write";
      readonly kind: FileKind;
      readonly table: Table;
      readonly name: string;
      readonly form: CsvForm;
    }
  | { readonly type: "writeWorkbook"; readonly sheets: readonly Sheet[] }
  | { readonly type: "read"; readonly kind: FileKind; readonly file: Blob };
type WriteResponse = { readonly type: "written"; readonly blob: Blob };
type ReadResponse =
  | { readonly type: "read"; readonly table: TableCell[][] }
  | { readonly type: "failed"; readonly problem: FileProblem };
/** The message that the worker sends back for a request. */
export type ResponseTo<Request extends ToSpreadsheetWorker> = Request["type"] extends "read"
  ? ReadResponse
  : WriteResponse;

/**
 * Handles the worker's single request.
 * @throws an error of writing, which is a fault of this program; a file that cannot be read is a response
 */
export async function respond(message: ToSpreadsheetWorker): Promise<WriteResponse | ReadResponse> {
  if (message.type === "write") {
    const { kind, table, name, form } = message;
    if (kind === "csv") return { type: "written", blob: new Blob([writeCsv(table, form)], { type: "text/csv" }) };
    return { type: "written", blob: await (await import("./xlsx")).writeXlsx(table, name) };
  }
  if (message.type === "writeWorkbook") {
    return { type: "written", blob: await (await import("./xlsx")).writeWorkbook(message.sheets) };
  }
  try {
    if (message.kind === "csv") return { type: "read", table: readCsv(await textOf(message.file)) };
    const bytes = new Uint8Array(await message.file.arrayBuffer());
    return { type: "read", table: await (await import("./xlsx")).readXlsx(bytes) };
  } catch (error) {
    return { type: "failed", problem: error instanceof FileRefused ? error.problem : "unreadable" };
  }
}

/**
 * The text of a file in UTF-16 with a byte order mark ("Unicode text" of a spreadsheet), in UTF-8, or in the encoding
 * in which older spreadsheets save: bytes that are not UTF-8 are Windows-1252.
 * @throws {FileRefused} for a file with the character NUL, which is no text
 */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.includes("\0")) throw new FileRefused("unreadable");
  return text;
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  self.onmessage = (event: MessageEvent<ToSpreadsheetWorker>) => {
    respond(event.data).then(
      (message) => {
        self.postMessage(message);
      },
      // The page's `onerror` is called for a reported error, but not for a rejected promise.
      reportError,
    );
  };
}
