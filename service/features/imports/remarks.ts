import type { SieNote } from "@/contract/imports/sie-import";
import { MAX_QUOTED_LINE, printable } from "../../books/sie/notes";
import { SieSource } from "../../books/sie/source";

/** Remarks of an import: errors prevent it, warnings do not. */
export interface Remarks {
  errors: SieNote[];
  warnings: SieNote[];
}

/** Creates a remark on a record with this label; an empty label means the whole file. */
export function fileNote(code: string, label: string, explanation: string, lineNo = 0): SieNote {
  return { code, label, explanation, lineNo, linePos: lineNo > 0 ? 1 : 0, line: "" };
}

/** Adds the text of the file's lines to the remarks that were made after the file was parsed. */
export function quoteLines(text: Uint8Array, notes: readonly SieNote[]): void {
  const unquoted = notes.filter(({ lineNo, line }) => lineNo > 0 && line === "");
  if (unquoted.length === 0) return;
  const source = new SieSource(text);
  for (const note of unquoted) note.line = printable(source.line(note.lineNo, MAX_QUOTED_LINE));
}
