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
export type FromSpreadsheetWorker =
  | { readonly type: "written"; readonly blob: Blob }
  | { readonly type: "read"; readonly table: TableCell[][] }
  | { readonly type: "failed"; readonly problem: FileProblem };

/** Handles the worker's single request. */
export async function response(message: ToSpreadsheetWorker): Promise<FromSpreadsheetWorker> {
  try {
    if (message.type === "write") {
      const { kind, table, name, form } = message;
      if (kind === "csv") return { type: "written", blob: new Blob([writeCsv(table, form)], { type: "text/csv" }) };
      return { type: "written", blob: await (await import("./xlsx")).writeXlsx(table, name) };
    }
    if (message.type === "writeWorkbook") {
      return { type: "written", blob: await (await import("./xlsx")).writeWorkbook(message.sheets) };
    }
    if (message.kind === "csv") return { type: "read", table: readCsv(await textOf(message.file)) };
    const bytes = new Uint8Array(await message.file.arrayBuffer());
    return { type: "read", table: await (await import("./xlsx")).readXlsx(bytes) };
  } catch (error) {
    return { type: "failed", problem: error instanceof FileRefused ? error.problem : "unreadable" };
  }
}

/** UTF-8, or the encoding in which older spreadsheets save: bytes that are not UTF-8 are Windows-1252. */
async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  self.onmessage = (event: MessageEvent<ToSpreadsheetWorker>) => {
    void response(event.data).then((message) => {
      self.postMessage(message);
    });
  };
}
