/** The members of a comment that users write. No zod here: drafts and lists need the names alone. */
export const COMMENT_MEMBERS = { message: true, period: true, keyFigureType: true } as const;
