import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { useValueNotes } from "@/lib/figures/use-value-notes";

export interface ValueNotesProps {
  value: Pick<KeyFigureValue, "annualised" | "estimated">;
  /** True when nothing precedes the notes, so that they begin without a dot. */
  isFirst?: boolean;
}

/**
 * Notes on a value, separated by dots; the tooltip of each explains it. `relative` puts them above the button that
 * covers a card of a key figure, so that the pointer reaches them.
 */
export function ValueNotes({ value, isFirst = false }: ValueNotesProps) {
  const notesOf = useValueNotes();
  return notesOf(value).map(({ note, text, why }, index) => (
    <span key={note} title={why} className="relative">
      {(index > 0 || !isFirst) && " · "}
      {text}
    </span>
  ));
}
