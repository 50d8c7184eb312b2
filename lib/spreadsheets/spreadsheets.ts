import type { CsvForm } from "./csv";
import type { ResponseTo, ToSpreadsheetWorker } from "./spreadsheet-worker";
import { FileRefused, MAX_BYTES, type FileKind, type Table, type TableCell } from "./table";
import type { Sheet } from "./workbook";

/** Writes a table as a file, in a worker. */
export async function writeFile(kind: FileKind, table: Table, name: string, form: CsvForm): Promise<Blob> {
  return (await ask({ type: "write", kind, table, name, form })).blob;
}

/** Writes sheets with formulas as a workbook, in a worker. */
export async function writeWorkbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  return (await ask({ type: "writeWorkbook", sheets })).blob;
}

/** Reads the first table of a file, in a worker. @throws {FileRefused} */
export async function readFile(file: File): Promise<TableCell[][]> {
  if (file.size > MAX_BYTES) throw new FileRefused("tooLarge");
  const message = await ask({ type: "read", kind: await kindOf(file), file });
  if (message.type === "failed") throw new FileRefused(message.problem);
  return message.table;
}

/** A workbook, whatever it is called, is a ZIP file, which begins with the letters PK. */
async function kindOf(file: File): Promise<FileKind> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b ? "xlsx" : "csv";
}

function ask<Request extends ToSpreadsheetWorker>(message: Request): Promise<ResponseTo<Request>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<ResponseTo<Request>>) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || "the worker could not be started"));
    };
    worker.postMessage(message);
  });
}
