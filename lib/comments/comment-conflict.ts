import type { KeyFigureComment } from "@/contract/comments";

/** A change was not saved because someone else has changed the comment since it was opened. */
export class CommentConflict extends Error {
  override readonly name = "CommentConflict";

  constructor(readonly theirs: KeyFigureComment) {
    super(`Comment "${theirs.id}" has been changed meanwhile.`);
  }
}
