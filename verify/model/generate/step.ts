import type { Books } from "../resources/sie-import";

/** An id that the service assigned in the setting or this sequence: the n-th so far, modulo their number. */
export interface Reference {
  ref: "comment" | "year";
  nth: number;
}
/** A tag seen in this sequence, counted back from the latest; `unknown` is a tag never seen. */
export type TagReference = "*" | "unknown" | { last: number; weak: boolean };

/** `large` pads the body with blanks to more than the 1 MiB that most resources accept. */
export type StepBody = { json: unknown; large?: boolean } | { text: string } | null;

/** One request, generated before the responses to the earlier ones are known. */
export interface Step {
  /** The caller: null sends no credentials, an unknown user name sends a token that was never issued. */
  as: string | null;
  method: string;
  /** Segments after /Api/v2, parameters not yet encoded. */
  path: (string | Reference)[];
  query: [string, string][];
  body: StepBody;
  ifMatch?: TagReference[];
  ifNoneMatch?: TagReference[];
  spelling: Spelling;
}

export interface Spelling {
  /** Letter case of the fixed segments; ids are not changed. */
  fixed: "given" | "lower" | "upper";
  /** Percent-encodes each byte of the segments that are not fixed, which must make no difference. */
  encodeAll: boolean;
  /** Ends the path with a slash. */
  slash: boolean;
  /** Puts a broken percent-encoding at the end. */
  broken: boolean;
  contentType: string | null;
}

export const PLAIN: Spelling = { fixed: "given", encodeAll: false, slash: false, broken: false, contentType: null };

/** Stands for the `data` of an import: the text of a SIE file with these books is sent instead. */
export type BooksInBody = { books: Books };

export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "ref" in value;
}
