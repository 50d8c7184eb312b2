import * as z from "zod";
import { COMMENT_MEMBERS } from "./comment-members";
import { calendarDay, periodSchema, timestamp } from "./dates";
import { keyFigureId } from "./ids";
import { anyId, filled, name, text } from "./text";
import { MAX_LONG_TEXT_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

export const KEY_FIGURE_COMMENT = "KeyFigureComment";

export const commentReplySchema = z.object({
  id: z.string(),
  message: filled(text(MAX_LONG_TEXT_LENGTH)),
  author: z.string(),
  created: timestamp,
});
export type CommentReply = z.output<typeof commentReplySchema>;

/** A voucher that a comment is about; without `import` and `line` it is no longer in the books. */
export const commentVoucherSchema = z.object({
  series: z.string(),
  number: z.string(),
  date: calendarDay,
  /** Its address in the books as they are. */
  import: z.string().optional(),
  line: z.int().optional(),
});
export type CommentVoucher = z.output<typeof commentVoucherSchema>;

export const keyFigureCommentSchema = z.object({
  id: z.string(),
  type: z.literal(KEY_FIGURE_COMMENT, { error: `expected "${KEY_FIGURE_COMMENT}"` }),
  message: text(MAX_LONG_TEXT_LENGTH),
  author: z.string(),
  created: timestamp,
  lastModified: timestamp,
  period: periodSchema,
  keyFigureType: keyFigureId,
  /** The number of an account, and a voucher, that it is about besides. Absent where it is about neither. */
  account: name().optional(),
  voucher: commentVoucherSchema.optional(),
  /** A question is open until it is resolved. Absent, as all that follows, where there is nothing to say. */
  isQuestion: z.boolean().optional(),
  resolved: z.object({ at: timestamp, by: z.string() }).optional(),
  /** The name of the agency's user who is to answer. */
  assignee: z.string().optional(),
  /** Answers, the oldest first. They are no comments of their own, so that lists hold what they always held. */
  replies: z.array(commentReplySchema).optional(),
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

/** A voucher by its address in the books; one whose file was replaced is kept by what the answers say of it. */
const writtenVoucherSchema = z
  .object({
    import: anyId().nullish(),
    line: z.int().positive().nullish(),
    series: text().nullish(),
    number: text().nullish(),
    date: calendarDay.nullish(),
  })
  .refine((voucher) => Object.values(voucher).some((member) => (member ?? null) !== null), {
    message: "expected a voucher",
  });
export type WrittenVoucher = z.output<typeof writtenVoucherSchema>;

const writable = keyFigureCommentSchema
  .pick({ type: true, isQuestion: true, account: true, ...COMMENT_MEMBERS })
  .extend({ voucher: writtenVoucherSchema.optional() });
export const commentCreateSchema = createForm(writable);
export type CommentCreate = z.output<typeof commentCreateSchema>;
export const commentUpdateSchema = updateForm(writable);
export type CommentUpdate = z.output<typeof commentUpdateSchema>;

export const commentReplyCreateSchema = createForm(commentReplySchema.pick({ message: true }));
export type CommentReplyCreate = z.output<typeof commentReplyCreateSchema>;

/** A change of a question's state: who is to answer, by user name or null for nobody, and whether it is resolved. */
export const commentQuestionUpdateSchema = updateForm(
  z.object({ isResolved: z.boolean(), assignee: anyId().optional() }),
).refine(({ isResolved, assignee }) => isResolved !== undefined || assignee !== undefined, {
  message: "expected isResolved or assignee",
});
export type CommentQuestionUpdate = z.output<typeof commentQuestionUpdateSchema>;

/** A user whom a question can be assigned to. */
export const commentAssigneeSchema = z.object({ userName: z.string(), name: z.string() });
export type CommentAssignee = z.output<typeof commentAssigneeSchema>;
export const commentAssigneeListSchema = z.array(commentAssigneeSchema);
