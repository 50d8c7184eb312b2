import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { comment } from "../../platform/db/schema";

/** The condition for questions that nobody has resolved, in the words of their index. */
export const isOpenQuestion = sql`(${comment.isQuestion} and ${comment.resolved} is null)`;

/** A question that nobody has resolved. */
export type OpenQuestion = Pick<
  typeof comment.$inferSelect,
  "id" | "message" | "author" | "authorType" | "created" | "keyFigureType" | "firstDay" | "lastDay"
>;

/**
 * The open questions of a company, the oldest first. `authorType` is "CompanyUser" where the client asks. The caller
 * has checked that the company may be seen.
 */
export function openQuestionsOf(db: Db, companyId: string): Promise<OpenQuestion[]> {
  const { id, message, author, authorType, created, keyFigureType, firstDay, lastDay } = comment;
  return db
    .select({ id, message, author, authorType, created, keyFigureType, firstDay, lastDay })
    .from(comment)
    .where(and(eq(comment.companyId, companyId), isOpenQuestion))
    .orderBy(asc(comment.created), asc(comment.id));
}
