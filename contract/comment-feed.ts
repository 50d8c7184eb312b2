import * as z from "zod";
import { keyFigureCommentSchema } from "./comments";

/** States that a list of comments can be filtered by; `question` means open and resolved questions. */
export const COMMENT_STATES = ["open", "resolved", "question"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Maximum and default number of comments in a response. */
export const COMMENT_FEED_ROWS = { max: 100, default: 50 } as const;

/** A comment in the list for all companies of an agency. */
export const feedCommentSchema = keyFigureCommentSchema.extend({
  companyId: z.string(),
  companyName: z.string(),
  /** True when a user of the company wrote it; absent for one of the agency, and where the author's type is unknown. */
  isFromClient: z.boolean().optional(),
});
export type FeedComment = z.output<typeof feedCommentSchema>;

export const commentFeedSchema = z.object({
  comments: z.array(feedCommentSchema),
  /** The cursor of the comments after these; absent at the end. */
  next: z.string().optional(),
});
export type CommentFeed = z.output<typeof commentFeedSchema>;
