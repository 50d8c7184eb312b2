import * as z from "zod";
import { COMMENT_MEMBERS } from "./comment-members";
import { calendarDay, periodSchema, timestamp } from "./dates";
import { keyFigureId } from "./ids";
import { anyId, requiredText, name, text } from "./text";
import { MAX_LONG_TEXT_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

export const KEY_FIGURE_COMMENT = "KeyFigureComment";

export const commentReplySchema = z.object({
  id: z.string(),
  message: requiredText(text(MAX_LONG_TEXT_LENGTH)),
  author: z.string(),
  /** Present if the reader wrote it; a name may be another user's too. */
  isOwn: z.literal(true).optional(),
  created: timestamp,
});
export type CommentReply = z.output<typeof commentReplySchema>;

/** A voucher that a comment is about; without `import` and `line` it is no longer in the books. */
export const commentVoucherSchema = z.object({
  series: z.string(),
  number: z.string(),
  date: calendarDay,
  /** Its address in the current books. */
  import: z.string().optional(),
  line: z.int().optional(),
});
export type CommentVoucher = z.output<typeof commentVoucherSchema>;

export const keyFigureCommentSchema = z.object({
  id: z.string(),
  type: z.literal(KEY_FIGURE_COMMENT, { error: `expected "${KEY_FIGURE_COMMENT}"` }),
  message: text(MAX_LONG_TEXT_LENGTH),
  author: z.string(),
  /** Present if the reader wrote it; a name may be another user's too. */
  isOwn: z.literal(true).optional(),
  created: timestamp,
  lastModified: timestamp,
  period: periodSchema,
  keyFigureType: keyFigureId,
  /** The account number and the voucher that the comment is also about, if any. */
  account: name().optional(),
  voucher: commentVoucherSchema.optional(),
  /** A question is open until it is resolved. This member and the next ones are absent when they do not apply. */
  isQuestion: z.boolean().optional(),
  resolved: z.object({ at: timestamp, by: z.string() }).optional(),
  /** Name of the agency's user who should answer. */
  assignee: z.string().optional(),
  /** The oldest first. */
  replies: z.array(commentReplySchema).optional(),
});
export type KeyFigureComment = z.output<typeof keyFigureCommentSchema>;

/** A comment of a kind that this version does not know: no member is dropped. */
const unknownCommentSchema = z
  .looseObject({ id: z.string(), type: z.string() })
  .refine((comment) => comment.type !== KEY_FIGURE_COMMENT);
export type UnknownComment = z.output<typeof unknownCommentSchema>;

export const commentSchema = z.union([keyFigureCommentSchema, unknownCommentSchema]);
export type Comment = z.output<typeof commentSchema>;
export const commentListSchema = z.array(commentSchema);

/**
 * A voucher in a request: its address in the books, or in an update the series, number and date of the voucher that the
 * comment already has, which may no longer be in the books.
 */
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
export const commentUpdateSchema = updateForm(writable);

export const commentReplyCreateSchema = createForm(commentReplySchema.pick({ message: true }));

/** A change of a question: `assignee` is the user name of the user who should answer, null for nobody. */
export const commentQuestionUpdateSchema = updateForm(
  z.object({ isResolved: z.boolean(), assignee: anyId().optional() }),
).refine(({ isResolved, assignee }) => isResolved !== undefined || assignee !== undefined, {
  message: "expected isResolved or assignee",
});
export type CommentQuestionUpdate = z.output<typeof commentQuestionUpdateSchema>;

/** A user to whom a question can be assigned. */
export const commentAssigneeSchema = z.object({ userName: z.string(), name: z.string() });
export type CommentAssignee = z.output<typeof commentAssigneeSchema>;
export const commentAssigneeListSchema = z.array(commentAssigneeSchema);
