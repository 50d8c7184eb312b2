import { formatUtc } from "@/contract/dates";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import type { comment } from "../../platform/db/schema";

export type CommentRow = typeof comment.$inferSelect;

export function toComment(row: CommentRow): KeyFigureComment {
  return {
    id: row.id,
    type: KEY_FIGURE_COMMENT,
    message: row.message,
    author: row.author,
    created: formatUtc(row.created),
    lastModified: formatUtc(row.lastModified),
    period: periodOfDays(row.firstDay, row.lastDay),
    keyFigureType: row.keyFigureType,
  };
}
