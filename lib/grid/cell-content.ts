import { writeNumber } from "@/lib/numbers/cell-number";

/** A text in a cell that could not be read. It stays in the cell as typed, until the user corrects it. */
export interface UnreadText {
  readonly text: string;
  /** A code for the problem; the model has the message. */
  readonly reason: string;
}

/** Content of a cell. Null is an empty cell, which is not 0. */
export type CellContent = number | string | null | UnreadText;

export function isUnread(content: CellContent): content is UnreadText {
  return typeof content === "object" && content !== null;
}

/**
 * The text to edit and to copy: numbers with all their digits.
 * @param locale a BCP 47 tag such as sv-SE
 */
export function writeContent(content: CellContent, locale: string): string {
  if (isUnread(content)) return content.text;
  return typeof content === "number" ? writeNumber(content, locale) : (content ?? "");
}

export function sameContent(a: CellContent, b: CellContent): boolean {
  if (isUnread(a) && isUnread(b)) return a.text === b.text && a.reason === b.reason;
  return Object.is(a, b);
}
