import { HttpError } from "../../platform/http-error";

/** The last comment of a page; the next page begins after it. */
export interface Cursor {
  /** The part of the list: open questions if these come first, or the rest. */
  part: "open" | "rest";
  created: Date;
  id: string;
}

const CURSOR = /^(open|rest)\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function cursorOf(part: Cursor["part"], { created, id }: Pick<Cursor, "created" | "id">): string {
  return `${part}.${created.getTime()}.${id}`;
}

/** @throws HttpError invalid for a text that {@link cursorOf} cannot have made */
export function readCursor(text: string): Cursor {
  const [, part, time, id] = CURSOR.exec(text) ?? [];
  if (part === undefined || time === undefined || id === undefined) {
    throw new HttpError("invalid", "The query is not valid: cursor: expected the `next` of an earlier answer.");
  }
  return { part: part as Cursor["part"], created: new Date(Number(time)), id };
}
