import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import { periodOfDays } from "@/contract/period";
import type { CompanyStatus } from "@/contract/portfolio";
import { figuresIn } from "@/contract/reports/live-text";
import type { Db } from "../../platform/db/database";
import { comment, company, storedFigures, user, userCompany } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { excerptOf, messageBegin } from "../comments/comment-excerpt";
import { isOpenQuestion } from "../comments/open-questions";

/** The statuses of the agency's companies that the caller may see, by name. */
export async function listCompanyStatuses(context: RequestContext, agencyId: string): Promise<CompanyStatus[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  return context.db.transaction((tx) => readStatuses(tx, agencyId, visible), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** @param shown the condition for the agency's companies to include */
export async function readStatuses(tx: Db, agencyId: string, shown: SQL | undefined): Promise<CompanyStatus[]> {
  const rows = await tx
    .select({
      companyId: company.id,
      bookedThrough: storedFigures.bookedThrough,
      agreement: storedFigures.agreement,
      importedAt: storedFigures.importedAt,
      importedBy: storedFigures.importedBy,
    })
    .from(company)
    .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
    .where(shown)
    .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`);
  const comments = await tx
    .selectDistinctOn([comment.companyId], {
      companyId: comment.companyId,
      at: comment.created,
      by: comment.author,
      message: messageBegin,
      firstDay: comment.firstDay,
      lastDay: comment.lastDay,
    })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    .where(shown)
    .orderBy(comment.companyId, desc(comment.created), desc(comment.id));
  const questions = await tx
    .select({ companyId: comment.companyId, count: count() })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    // The agency again, since the index of open questions begins with it.
    .where(and(eq(comment.agencyId, agencyId), isOpenQuestion, shown))
    .groupBy(comment.companyId);
  const consultants = await tx
    .select({ companyId: userCompany.companyId, userName: user.userName, name: user.name })
    .from(userCompany)
    .innerJoin(company, eq(company.id, userCompany.companyId))
    .innerJoin(user, and(eq(user.userName, userCompany.userName), eq(user.type, "AgencyConsultant")))
    .where(shown)
    .orderBy(sql`${user.name} collate "C"`, sql`${user.userName} collate "C"`);
  const commentOf = new Map(
    comments.map(({ companyId, at, by, message, firstDay, lastDay }) => {
      // Live values in a comment are those of its period.
      const isLive = figuresIn(message).length > 0;
      const period = isLive && { period: periodOfDays(firstDay, lastDay) };
      return [companyId, { at: formatUtc(at), by, message: excerptOf(message), ...period }];
    }),
  );
  const questionsOf = new Map(questions.map(({ companyId, count }) => [companyId, count]));
  const consultantsOf = new Map<string, CompanyStatus["consultants"]>(rows.map(({ companyId }) => [companyId, []]));
  for (const { companyId, userName, name } of consultants) consultantsOf.get(companyId)?.push({ userName, name });
  return rows.map(({ companyId, bookedThrough, agreement, importedAt, importedBy }) => {
    const last = commentOf.get(companyId);
    const openQuestions = questionsOf.get(companyId);
    return {
      companyId,
      ...(bookedThrough !== null && { bookedThrough }),
      ...(agreement !== null && { agreement }),
      ...(importedAt !== null && { imported: { at: formatUtc(importedAt), by: importedBy ?? "" } }),
      ...(last && { comment: last }),
      ...(openQuestions !== undefined && { openQuestions }),
      consultants: consultantsOf.get(companyId) ?? [],
    };
  });
}
