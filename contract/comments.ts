import { z } from "zod";
import { COMMENT_MEMBERS } from "./comment-members";
import { periodSchema, timestamp } from "./dates";
import { keyFigureId } from "./ids";
import { text } from "./text";
import { MAX_LONG_TEXT_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

export const KEY_FIGURE_COMMENT = "KeyFigureComment";

export const keyFigureCommentSchema = z.object({
  id: z.string(),
  type: z.literal(KEY_FIGURE_COMMENT, { error: `expected "${KEY_FIGURE_COMMENT}"` }),
  message: text(MAX_LONG_TEXT_LENGTH),
  author: z.string(),
  created: timestamp,
  lastModified: timestamp,
  period: periodSchema,
  keyFigureType: keyFigureId,
});
export type KeyFigureComment = z.output<typeof keyFigureCommentSchema>;

/** A kind of comment that this version does not know: all its members are kept, and known ones are shown. */
export const unknownCommentSchema = z
  .looseObject({ id: z.string(), type: z.string() })
  .refine((comment) => comment.type !== KEY_FIGURE_COMMENT);
export type UnknownComment = z.output<typeof unknownCommentSchema>;

export const commentSchema = z.union([keyFigureCommentSchema, unknownCommentSchema]);
export type Comment = z.output<typeof commentSchema>;
export const commentListSchema = z.array(commentSchema);

export function isKeyFigureComment(comment: Comment): comment is KeyFigureComment {
  return comment.type === KEY_FIGURE_COMMENT;
}

const writable = keyFigureCommentSchema.pick({ type: true, ...COMMENT_MEMBERS });
export const commentCreateSchema = createForm(writable);
export type CommentCreate = z.output<typeof commentCreateSchema>;
export const commentUpdateSchema = updateForm(writable);
export type CommentUpdate = z.output<typeof commentUpdateSchema>;
