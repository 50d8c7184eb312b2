import type { Drafts } from "@/lib/comments/comment-drafts";
import type { CommentDraft } from "@/lib/comments/comment-input";

const NOTE = "note/";

/** Key of the draft of the note that is being written. */
export const NOTE_BEING_WRITTEN = `${NOTE}new`;

/** A new key for a note. It begins with the time, so that keys sort in the order in which notes were written. */
export function noteKey(): string {
  return `${NOTE}${String(Date.now()).padStart(15, "0")}/${crypto.randomUUID()}`;
}

export interface Note {
  key: string;
  draft: CommentDraft;
}

/** The notes among a company's drafts of comments, in the order in which they were written. */
export function notesIn(drafts: Drafts): Note[] {
  return Object.entries(drafts)
    .filter(([key]) => key.startsWith(NOTE) && key !== NOTE_BEING_WRITTEN)
    .map(([key, draft]) => ({ key, draft }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
