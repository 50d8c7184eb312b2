import { isGuid } from "./guid";
import { HttpError } from "./http-error";

/** The last row of a page, after which the next page begins; `at` is cut to milliseconds. */
export interface Cursor {
  at: Date;
  id: string;
}

const CURSOR = /^(\d{1,15})\.(.+)$/;
/** Milliseconds to the end of the year 9999. Later times are written with a sign, which PostgreSQL cannot read. */
const MAX_TIME = Date.UTC(10_000, 0) - 1;

export function cursorOf({ at, id }: Cursor): string {
  return `${at.getTime()}.${id}`;
}

/** @throws HttpError invalid for a text that {@link cursorOf} cannot have made */
export function readCursor(text: string): Cursor {
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (time === undefined || id === undefined || !isGuid(id) || Number(time) > MAX_TIME) {
    throw new HttpError("invalid", "The query is not valid: cursor: expected the `next` of an earlier answer.");
  }
  return { at: new Date(Number(time)), id };
}
