import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { comment } from "../../platform/db/schema";

/** Condition for questions that nobody has resolved, written as in the partial index for them. */
export const isOpenQuestion = sql`(${comment.isQuestion} and ${comment.resolved} is null)`;

/** A question that nobody has resolved. */
export type OpenQuestion = Pick<
  typeof comment.$inferSelect,
  "id" | "message" | "author" | "authorType" | "created" | "keyFigureType" | "firstDay" | "lastDay"
>;

/**
 * The open questions of a company, the oldest first. `authorType` is "CompanyUser" for a question of the client. The
 * caller must have checked that the user may see the company.
 */
export function openQuestionsOf(db: Db, companyId: string): Promise<OpenQuestion[]> {
  const { id, message, author, authorType, created, keyFigureType, firstDay, lastDay } = comment;
  return db
    .select({ id, message, author, authorType, created, keyFigureType, firstDay, lastDay })
    .from(comment)
    .where(and(eq(comment.companyId, companyId), isOpenQuestion))
    .orderBy(asc(comment.created), asc(comment.id));
}
