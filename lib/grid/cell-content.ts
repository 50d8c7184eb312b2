/** A text that was put into a cell and could not be read. It stays in the cell, as typed, until it is put right. */
export interface UnreadText {
  readonly text: string;
  /** A code for what is wrong; the model turns it into words. */
  readonly reason: string;
}

/** What a cell holds. Null is an empty cell, which is not 0. */
export type CellContent = number | string | null | UnreadText;

export function isUnread(content: CellContent): content is UnreadText {
  return typeof content === "object" && content !== null;
}

export function sameContent(a: CellContent, b: CellContent): boolean {
  if (isUnread(a) && isUnread(b)) return a.text === b.text && a.reason === b.reason;
  return Object.is(a, b);
}
