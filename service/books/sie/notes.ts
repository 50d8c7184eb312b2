import { cutText } from "@/contract/cut-text";
import type { SieNote } from "@/contract/imports/sie-import";
import type { SieSource } from "./source";

/** The place of a note. Line and position count from 1; both are 0 for the whole file. */
export type SiePosition = { lineNo: number; linePos: number; label: string };

export const WHOLE_FILE: SiePosition = { lineNo: 0, linePos: 0, label: "" };

/** Maximum number of listed notes of a kind; further ones are only counted. */
const MAX_OF_A_KIND = 100;
/** Maximum UTF-16 units of a line that a note quotes. */
export const MAX_QUOTED_LINE = 255;
/** Maximum UTF-16 units of a label, or of a piece of the file within an explanation. */
const MAX_QUOTED = 40;

type Kind = {
  /** By label and {@link AddedNote.identity}. */
  notes: Map<string, SieNote>;
  /** The number of notes beyond MAX_OF_A_KIND. */
  rest: number;
};

/** Collects the notes on a file, which the interface calls remarks. The text of their lines is added at the end. */
export class SieNotes {
  private readonly errorKinds = new Map<string, Kind>();
  private readonly warningKinds = new Map<string, Kind>();

  error(code: string, position: SiePosition, explanation: string): void {
    // Each label has a limit of its own: errors that {@link excuse} turns into warnings must not displace other errors.
    add(this.errorKinds, `${code} ${position.label}`, { code, position, explanation });
  }

  warn(code: string, position: SiePosition, explanation: string): void {
    add(this.warningKinds, code, { code, position, explanation });
  }

  /** Adds a note on a record that is left out: one note per label and code, with the explanation of the first. */
  leaveOut(code: string, position: SiePosition, explanation: string): void {
    add(this.warningKinds, code, { code, position, explanation: leftOut(explanation), identity: "" });
  }

  /** Turns errors into warnings, for records that the books turn out not to need. */
  excuse(labels: ReadonlySet<string>): void {
    for (const [kind, { notes, rest }] of this.errorKinds) {
      const [first] = notes.values();
      if (!first || !labels.has(first.label)) continue;
      this.errorKinds.delete(kind);
      const { code, lineNo, linePos, label, explanation } = first;
      const count = [...notes.values()].reduce((sum, note) => sum + (note.count ?? 1), rest);
      for (let i = 0; i < count; i++) this.leaveOut(code, { lineNo, linePos, label }, explanation);
    }
  }

  /** Returns all notes sorted by line, with the source lines that they refer to. */
  finish(source: SieSource): { errors: SieNote[]; warnings: SieNote[] } {
    const errors = inOrder(this.errorKinds);
    const warnings = inOrder(this.warningKinds);
    for (const note of [...errors, ...warnings]) {
      if (note.lineNo > 0) note.line = printable(source.line(note.lineNo, MAX_QUOTED_LINE));
    }
    return { errors, warnings };
  }
}

interface AddedNote {
  code: string;
  position: SiePosition;
  explanation: string;
  /** Notes of a kind with equal label and identity are counted as one. By default the explanation. */
  identity?: string;
}

function add(
  kinds: Map<string, Kind>,
  name: string,
  { code, position, explanation, identity = explanation }: AddedNote,
): void {
  const kind = kinds.get(name) ?? { notes: new Map<string, SieNote>(), rest: 0 };
  kinds.set(name, kind);
  const label = printable(position.label.slice(0, MAX_QUOTED));
  const key = `${label} ${identity}`;
  const equal = kind.notes.get(key);
  if (equal) equal.count = (equal.count ?? 1) + 1;
  else if (kind.notes.size < MAX_OF_A_KIND) kind.notes.set(key, { ...position, label, line: "", explanation, code });
  else kind.rest++;
}

function leftOut(explanation: string): string {
  return `${explanation.replace(/\.$/, "")}; the record was left out.`;
}

function inOrder(kinds: Map<string, Kind>): SieNote[] {
  const notes: SieNote[] = [];
  for (const { notes: first, rest } of kinds.values()) {
    notes.push(...first.values());
    const last = [...first.values()].at(-1);
    if (rest === 0 || !last) continue;
    const { count: _, ...note } = last;
    // On the line of the last listed note, at no position in it.
    const explanation =
      rest === 1
        ? "1 more remark of this kind follows on a later line."
        : `${rest} more remarks of this kind follow on later lines.`;
    notes.push({ ...note, linePos: 0, explanation });
  }
  return notes.sort((a, b) => a.lineNo - b.lineNo);
}

/**
 * Makes a text safe to show and store: control characters and lone surrogates become blanks, trailing blanks are
 * removed.
 */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cs}/gu, " ").trimEnd();
}

/** Quotes and shortens a piece of the file for an explanation. */
export function quoted(text: string): string {
  const shown = printable(text);
  return `“${shown.length > MAX_QUOTED ? `${cutText(shown, MAX_QUOTED)}…` : shown}”`;
}
