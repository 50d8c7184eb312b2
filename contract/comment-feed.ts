import * as z from "zod";
import { keyFigureCommentSchema } from "./comments";

/** States of comments that a list is narrowed to; `question` is both kinds of question. */
export const COMMENT_STATES = ["open", "resolved", "question"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Maximum and default number of comments in a response. */
export const COMMENT_FEED_ROWS = { max: 100, default: 50 } as const;

/** A comment in the list of all an agency's companies. */
export const feedCommentSchema = keyFigureCommentSchema.extend({
  companyId: z.string(),
  companyName: z.string(),
  /** True where a user of the company wrote it; absent where the agency did. */
  isFromClient: z.boolean().optional(),
});
export type FeedComment = z.output<typeof feedCommentSchema>;

export const commentFeedSchema = z.object({
  comments: z.array(feedCommentSchema),
  /** The cursor of the comments after these; absent at the end. */
  next: z.string().optional(),
});
export type CommentFeed = z.output<typeof commentFeedSchema>;
