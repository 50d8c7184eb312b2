import { HttpError } from "../../platform/http-error";

/** The place in a list of comments after which it goes on. */
export interface Cursor {
  /** The part of the list: open questions, where they come first, or the rest. */
  part: "open" | "rest";
  created: Date;
  id: string;
}

const WRITTEN = /^(open|rest)\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function cursorOf(part: Cursor["part"], { created, id }: Pick<Cursor, "created" | "id">): string {
  return `${part}.${created.getTime()}.${id}`;
}

/** @throws HttpError invalid for a text that no list has given */
export function readCursor(text: string): Cursor {
  const [, part, time, id] = WRITTEN.exec(text) ?? [];
  if (part === undefined || time === undefined || id === undefined) {
    throw new HttpError("invalid", "The query is not valid: cursor: expected the `next` of an earlier answer.");
  }
  return { part: part as Cursor["part"], created: new Date(Number(time)), id };
}
