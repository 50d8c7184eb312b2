import type { Comment, KeyFigureComment } from "@/contract/comments";

/** The test of contract/comment without its schemas, which would weigh on the page. */
export function isKeyFigureComment(comment: Comment): comment is KeyFigureComment {
  return comment.type === "KeyFigureComment";
}
