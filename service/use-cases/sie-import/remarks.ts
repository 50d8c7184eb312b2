import type { SieNote } from "@/contract/sie-import";

/** What an import has to say: with errors nothing is stored, warnings stand beside what was. */
export interface Remarks {
  errors: SieNote[];
  warnings: SieNote[];
}

/** A remark on the file as a whole, or on the record of that label. */
export function fileNote(code: string, label: string, explanation: string, lineNo = 0): SieNote {
  return { code, label, explanation, lineNo, linePos: 0, line: "" };
}
