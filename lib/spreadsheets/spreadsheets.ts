import type { CsvForm } from "./csv";
import type { FromSpreadsheetWorker, ToSpreadsheetWorker } from "./spreadsheet-worker";
import { FileRefused, MAX_BYTES, type FileKind, type Table, type TableCell } from "./table";
import type { Sheet } from "./workbook";

/** Writes a table as a file, in a worker. */
export async function writeFile(kind: FileKind, table: Table, name: string, form: CsvForm): Promise<Blob> {
  const message = await ask({ type: "write", kind, table, name, form });
  if (message.type !== "written") throw new FileRefused("unreadable");
  return message.blob;
}

/** Writes sheets with formulas as a workbook, in a worker. */
export async function writeWorkbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const message = await ask({ type: "writeWorkbook", sheets });
  if (message.type !== "written") throw new FileRefused("unreadable");
  return message.blob;
}

/** Reads the first table of a file, in a worker. @throws {FileRefused} */
export async function readFile(file: File): Promise<TableCell[][]> {
  if (file.size > MAX_BYTES) throw new FileRefused("tooLarge");
  const message = await ask({ type: "read", kind: await kindOf(file), file });
  if (message.type !== "read") throw new FileRefused(message.type === "failed" ? message.problem : "unreadable");
  return message.table;
}

/** A workbook is a ZIP file, whatever it is called. */
async function kindOf(file: File): Promise<FileKind> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b ? "xlsx" : "csv";
}

function ask(message: ToSpreadsheetWorker): Promise<FromSpreadsheetWorker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromSpreadsheetWorker>) => {
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
