import { and, asc, eq, gte, lte } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import type { ReportLanguage } from "@/contract/reports/blocks";
import type { ContentBlockOf } from "@/contract/reports/content";
import { figuresIn } from "@/contract/reports/live-text";
import { resolveMessage } from "@/contract/reports/resolve-text";
import type { Days } from "../../figures/engine/steps";
import type { Db } from "../../platform/db/database";
import { comment } from "../../platform/db/schema";

interface Shown {
  language: ReportLanguage;
  currency: string;
  valuesOf: (keyFigureIds: readonly string[], days: Days) => Promise<KeyFigureResult[]>;
}

/**
 * The comments on days of a period, by their period, with their live values as they are now; questions are of those who
 * ask, not of a report.
 */
export async function resolveComments(
  tx: Db,
  { companyId, firstDay, lastDay }: Days & { companyId: string },
  names: ReadonlyMap<string, KeyFigure>,
  { language, currency, valuesOf }: Shown,
): Promise<ContentBlockOf<"comments">["comments"]> {
  const rows = await tx
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.companyId, companyId),
        gte(comment.firstDay, firstDay),
        lte(comment.lastDay, lastDay),
        eq(comment.isQuestion, false),
      ),
    )
    .orderBy(asc(comment.firstDay), asc(comment.created), asc(comment.id));
  const comments: ContentBlockOf<"comments">["comments"] = [];
  // One after another: they share a connection.
  for (const row of rows) {
    const keyFigure = names.get(row.keyFigureType);
    const live = figuresIn(row.message).filter((id) => names.has(id));
    const parts = live.length > 0 && resolveMessage(row.message, await valuesOf(live, row), currency, language);
    comments.push({
      keyFigureId: row.keyFigureType,
      ...(keyFigure && { keyFigureName: keyFigure.name }),
      period: periodOfDays(row.firstDay, row.lastDay),
      message: parts ? parts.map(({ text }) => text).join("") : row.message,
      ...(parts && { parts }),
      author: row.author,
      created: formatUtc(row.created),
    });
  }
  return comments;
}
