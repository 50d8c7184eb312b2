import type { Comment, KeyFigureComment } from "@/contract/comments";

/** Not in contract/comments, whose zod schemas would enlarge the page's JavaScript. */
export function isKeyFigureComment(comment: Comment): comment is KeyFigureComment {
  return comment.type === "KeyFigureComment";
}
