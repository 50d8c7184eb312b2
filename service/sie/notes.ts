import type { SieNote } from "@/contract/sie-import";
import type { SieSource } from "./source";

/** Where a remark belongs: line and position count from 1; 0 means the whole file, or the whole line. */
export type SiePlace = { lineNo: number; linePos: number; label: string };

export const WHOLE_FILE: SiePlace = { lineNo: 0, linePos: 0, label: "" };

/** More of one kind help nobody; the rest is counted. */
const MOST_OF_A_KIND = 100;
const LONGEST_LINE = 255;

type Kind = { notes: SieNote[]; total: number };

/** Collects remarks on a file. The text of their lines is filled in at the end. */
export class SieNotes {
  private readonly errorKinds = new Map<string, Kind>();
  private readonly warningKinds = new Map<string, Kind>();

  error(code: string, place: SiePlace, explanation: string): void {
    add(this.errorKinds, code, place, explanation);
  }

  warn(code: string, place: SiePlace, explanation: string): void {
    add(this.warningKinds, code, place, explanation);
  }

  /** All remarks in order of line, with the lines of the source they are about. */
  finish(source: SieSource): { errors: SieNote[]; warnings: SieNote[] } {
    const errors = inOrder(this.errorKinds);
    const warnings = inOrder(this.warningKinds);
    for (const note of [...errors, ...warnings]) {
      if (note.lineNo > 0) note.line = printable(source.line(note.lineNo, LONGEST_LINE));
    }
    return { errors, warnings };
  }
}

function add(kinds: Map<string, Kind>, code: string, place: SiePlace, explanation: string): void {
  const kind = kinds.get(code) ?? { notes: [], total: 0 };
  kinds.set(code, kind);
  kind.total++;
  if (kind.total > MOST_OF_A_KIND) return;
  kind.notes.push({ ...place, label: printable(place.label.slice(0, 40)), line: "", explanation, code });
}

function inOrder(kinds: Map<string, Kind>): SieNote[] {
  const notes: SieNote[] = [];
  for (const [code, { notes: kept, total }] of kinds) {
    notes.push(...kept);
    const rest = total - kept.length;
    const last = kept.at(-1);
    if (rest === 0 || !last) continue;
    notes.push({ ...last, linePos: 0, explanation: `${rest} more remarks of this kind follow on later lines.`, code });
  }
  return notes.sort((a, b) => a.lineNo - b.lineNo);
}

/** A text as it can be shown and stored: control characters and half surrogate pairs become blanks, blanks at the end go. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, " ").trimEnd();
}

/** A piece of the file as an explanation quotes it. */
export function quoted(text: string): string {
  const shown = printable(text);
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
}
