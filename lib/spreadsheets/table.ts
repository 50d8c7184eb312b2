/** A cell of a spreadsheet file. Null is an empty cell. */
export type TableCell = number | string | null;
export type Table = readonly (readonly TableCell[])[];

export type FileKind = "csv" | "xlsx";

/** The reason why a file is not read. */
export type FileProblem = "tooLarge" | "unpackedTooLarge" | "unreadable";

export class FileRefused extends Error {
  override readonly name = "FileRefused";
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

/** Maximum size of a file, and of a workbook's unpacked contents, in bytes: larger ones would make a browser hang. */
export const MAX_BYTES = 16 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
