import type { Comment, KeyFigureComment } from "@/contract/comments";

/** Apart from the zod schemas of contract/comments, which would enlarge the page's JavaScript. */
export function isKeyFigureComment(comment: Comment): comment is KeyFigureComment {
  return comment.type === "KeyFigureComment";
}
