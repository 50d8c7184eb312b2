import type { KeyFigure } from "@/contract/figures/key-figure";
import { liveValueText } from "@/contract/reports/live-text";

/** A key figure that can be put into a text, by its names. */
export interface LiveName {
  id: string;
  name: string;
  /** In the other language, where that is known. */
  otherName: string | undefined;
}

/** The key figures of a company with their names in both languages. */
export function liveNames(
  keyFigures: readonly Pick<KeyFigure, "id" | "name">[],
  others: readonly Pick<KeyFigure, "id" | "name">[],
): LiveName[] {
  const otherNames = new Map(others.map(({ id, name }) => [id, name]));
  return keyFigures.map(({ id, name }) => {
    const otherName = otherNames.get(id);
    return { id, name, otherName: otherName === name ? undefined : otherName };
  });
}

/** The live value whose name is being typed where the text ends: the part of the name, and where its bracket is. */
export function liveValueBeingTyped(text: string): { part: string; start: number } | null {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  const open = /(?:^|[^{])(?:\{\{)*\{\s*[^[\]{}]*(\[[^[\]]*)$/u.exec(line);
  return open ? { part: open[1]!.slice(1), start: text.length - open[1]!.length } : null;
}

/** The key figures that fit a part of a name in either language, or of an id; those that begin with it come first. */
export function fittingNames(names: readonly LiveName[], part: string, limit: number): LiveName[] {
  const wanted = folded(part).trim();
  return names
    .flatMap((each) => {
      const places = [each.name, each.otherName ?? "", each.id]
        .map((name) => folded(name).indexOf(wanted))
        .filter((at) => at >= 0);
      return places.length === 0 ? [] : [{ each, at: Math.min(1, ...places) }];
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ each }) => each);
}

/** A text with a chosen key figure in the place of what was typed up to the caret, and where the caret is then. */
export function withLiveValue(
  text: string,
  { start, caret }: { start: number; caret: number },
  written: string,
): { text: string; caret: number } {
  const value = liveValueText({ kind: "figure", measure: "value", name: written }).slice(1);
  // A bracket and a brace that close the name already are part of it.
  const rest = text.slice(caret).replace(/^(?:[^[\]{}\n]*\]\}?|\})/u, "");
  return { text: text.slice(0, start) + value + rest, caret: start + value.length };
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
