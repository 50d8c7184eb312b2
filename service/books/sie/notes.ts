import type { SieNote } from "@/contract/imports/sie-import";
import type { SieSource } from "./source";

/** Where a remark belongs: line and position count from 1; 0 means the whole file, or the whole line. */
export type SiePlace = { lineNo: number; linePos: number; label: string };

export const WHOLE_FILE: SiePlace = { lineNo: 0, linePos: 0, label: "" };

/** More of one kind help nobody; the rest is counted. */
const MAX_OF_A_KIND = 100;
/** UTF-16 units of a line that a remark quotes. */
export const MAX_QUOTED_LINE = 255;

type Kind = {
  /** By what makes remarks equal. */
  notes: Map<string, SieNote>;
  /** Remarks that are not kept. */
  rest: number;
};

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

  /** A remark on a record that is left out: one for all of that label and code, with the explanation of the first. */
  leaveOut(code: string, place: SiePlace, explanation: string): void {
    add(this.warningKinds, code, place, leftOut(explanation), "");
  }

  /** Turns the errors of records that the books turn out not to need into warnings. */
  excuse(labels: ReadonlySet<string>): void {
    for (const [code, { notes }] of this.errorKinds) {
      for (const [key, note] of notes) {
        if (!labels.has(note.label)) continue;
        notes.delete(key);
        const { lineNo, linePos, label, explanation, count = 1 } = note;
        for (let i = 0; i < count; i++) this.leaveOut(code, { lineNo, linePos, label }, explanation);
      }
      if (notes.size === 0) this.errorKinds.delete(code);
    }
  }

  /** All remarks in order of line, with the lines of the source they are about. */
  finish(source: SieSource): { errors: SieNote[]; warnings: SieNote[] } {
    const errors = inOrder(this.errorKinds);
    const warnings = inOrder(this.warningKinds);
    for (const note of [...errors, ...warnings]) {
      if (note.lineNo > 0) note.line = printable(source.line(note.lineNo, MAX_QUOTED_LINE));
    }
    return { errors, warnings };
  }
}

/** @param sameness with the label what makes remarks of a code equal */
function add(
  kinds: Map<string, Kind>,
  code: string,
  place: SiePlace,
  explanation: string,
  sameness = explanation,
): void {
  const kind = kinds.get(code) ?? { notes: new Map<string, SieNote>(), rest: 0 };
  kinds.set(code, kind);
  const label = printable(place.label.slice(0, 40));
  const key = `${label} ${sameness}`;
  const equal = kind.notes.get(key);
  if (equal) equal.count = (equal.count ?? 1) + 1;
  else if (kind.notes.size < MAX_OF_A_KIND) kind.notes.set(key, { ...place, label, line: "", explanation, code });
  else kind.rest++;
}

function leftOut(explanation: string): string {
  return `${explanation.replace(/\.$/, "")}; the record was left out.`;
}

function inOrder(kinds: Map<string, Kind>): SieNote[] {
  const notes: SieNote[] = [];
  for (const { notes: kept, rest } of kinds.values()) {
    notes.push(...kept.values());
    const last = [...kept.values()].at(-1);
    if (rest === 0 || !last) continue;
    const { count: _, ...place } = last;
    notes.push({ ...place, linePos: 0, explanation: `${rest} more remarks of this kind follow on later lines.` });
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
