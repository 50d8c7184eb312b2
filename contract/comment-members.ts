/** The members that users write in comments. No zod here: drafts and lists need the names alone. */
export const COMMENT_MEMBERS = { message: true, period: true, keyFigureType: true } as const;

const { period: _period, ...TEXTS } = COMMENT_MEMBERS;
export type CommentText = keyof typeof TEXTS;
/** The members that are texts; each is a column of the same name in the Drizzle schema. */
export const COMMENT_TEXTS = Object.keys(TEXTS) as CommentText[];
/** The texts that every comment has. */
export const REQUIRED_COMMENT_TEXTS = ["message", "keyFigureType"] as const satisfies readonly CommentText[];
