import { sql } from "drizzle-orm";
import { comment } from "../../platform/db/schema";

/** Condition for questions that nobody has resolved, written as in the partial index for them. */
export const isOpenQuestion = sql`(${comment.isQuestion} and ${comment.resolved} is null)`;

/** A question that nobody has resolved. `authorType` is "CompanyUser" for a question of the client. */
export type OpenQuestion = Pick<
  typeof comment.$inferSelect,
  "id" | "message" | "author" | "authorType" | "created" | "keyFigureType" | "firstDay" | "lastDay"
>;
