import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import type { FindingAnswer } from "@/contract/findings/finding";
import type { Db } from "../../platform/db/database";
import { comment, company, findingAnswer, storedFigures } from "../../platform/db/schema";
import type { Found } from "./find-by-rule";

/** Answers to findings: those that users gave, and comments, each of which counts as an answer. */
export interface Answers {
  /** By company and finding, as {@link key} joins them. */
  given: ReadonlyMap<string, typeof findingAnswer.$inferSelect>;
  /** The latest by company and key figure. */
  comments: ReadonlyMap<string, { id: string; at: Date; by: string }>;
}

const key = (companyId: string, id: string) => `${companyId} ${id}`;

/**
 * Reads the answers. A comment is one only if it was written after the books reached their last booked month.
 * @param keyFigures the key figures that findings may be about; comments on other key figures answer nothing
 */
export async function readAnswers(db: Db, companies: SQL | undefined, keyFigures: readonly string[]): Promise<Answers> {
  const given = await db
    .select({ answer: findingAnswer })
    .from(findingAnswer)
    .innerJoin(company, eq(company.id, findingAnswer.companyId))
    .where(companies);
  const comments =
    keyFigures.length === 0
      ? []
      : await db
          .selectDistinctOn([comment.companyId, comment.keyFigureType], {
            companyId: comment.companyId,
            keyFigureType: comment.keyFigureType,
            id: comment.id,
            at: comment.created,
            by: comment.author,
          })
          .from(comment)
          .innerJoin(company, eq(company.id, comment.companyId))
          .innerJoin(storedFigures, eq(storedFigures.companyId, comment.companyId))
          .where(
            and(
              companies,
              // A comment of a user of the company is no answer: the agency answers findings.
              sql`${comment.authorType} is distinct from 'CompanyUser'`,
              inArray(comment.keyFigureType, [...keyFigures]),
              gt(comment.created, sql`coalesce(${storedFigures.reachedAt}, ${storedFigures.importedAt})`),
            ),
          )
          .orderBy(comment.companyId, comment.keyFigureType, sql`${comment.created} desc`, comment.id);
  return {
    given: new Map(given.map(({ answer }) => [key(answer.companyId, answer.findingId), answer])),
    comments: new Map(comments.map(({ companyId, keyFigureType, ...rest }) => [key(companyId, keyFigureType), rest])),
  };
}

/** The present answer to a finding: the given one while it is valid, else a comment; null without either. */
export function answerTo(
  { id, kind, keyFigureType, reason }: Found,
  companyId: string,
  { given, comments }: Answers,
  today: CalendarDay,
): FindingAnswer | null {
  const answer = given.get(key(companyId, id));
  const holds =
    answer &&
    (answer.kind === "notRelevant" ||
      (answer.kind === "done" && answer.reason === reason) ||
      (answer.kind === "snoozed" && answer.until !== null && today < answer.until));
  if (holds) {
    return {
      kind: answer.kind,
      ...(answer.until !== null && { until: answer.until }),
      at: formatUtc(answer.answeredAt),
      by: answer.answeredBy,
    };
  }
  // An open question is asked about a key figure, but another comment on the figure does not answer it.
  const isFigure = keyFigureType !== undefined && kind !== "openQuestion";
  const written = !isFigure ? undefined : comments.get(key(companyId, keyFigureType));
  return written ? { kind: "commented", at: formatUtc(written.at), by: written.by, commentId: written.id } : null;
}
