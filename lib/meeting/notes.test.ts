import { afterEach, expect, test, vi } from "vitest";
import { emptyDraft } from "@/lib/comments/comment-input";
import { NEW_COMMENT, unsentKey } from "@/lib/comments/comment-drafts";
import { NOTE_BEING_WRITTEN, noteKey, notesIn } from "./notes";

const draft = emptyDraft({ start: "2026-01-01T00:00:00", end: "2026-01-31T23:59:59" });

afterEach(() => {
  vi.useRealTimers();
});

test("notes come in the order in which they were written, without other drafts of comments", () => {
  // Keys are sorted as texts, and as a text "999" would come after "1000".
  vi.useFakeTimers({ now: 999 });
  const first = noteKey();
  vi.setSystemTime(1_000);
  const second = noteKey();
  const drafts = {
    [second]: draft,
    [NEW_COMMENT]: draft,
    [NOTE_BEING_WRITTEN]: draft,
    [unsentKey()]: draft,
    [first]: draft,
  };
  expect(notesIn(drafts).map(({ key }) => key)).toEqual([first, second]);
});
