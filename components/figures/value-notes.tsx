import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { useValueNotes } from "@/lib/figures/use-value-notes";

export interface ValueNotesProps {
  value: Pick<KeyFigureValue, "annualised" | "estimated">;
  /** Nothing stands before them. */
  isFirst?: boolean;
}

/** The marks of a value with dots between them; what they mean is told on hover. */
export function ValueNotes({ value, isFirst = false }: ValueNotesProps) {
  const notesOf = useValueNotes();
  return notesOf(value).map(({ note, text, why }, index) => (
    <span key={note} title={why} className="relative">
      {(index > 0 || !isFirst) && " · "}
      {text}
    </span>
  ));
}
