import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { CommentAssignee } from "@/contract/comments";
import { user, userCompany } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import type { CompanyRow } from "../../platform/policies/connected-company";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

/** The users to whom questions of the company can be assigned, sorted by name. */
export async function listAssignees(context: RequestContext, companyId: string): Promise<CommentAssignee[]> {
  const { company } = await requireCompanyAccess(context, companyId, "comment.assign");
  return read(context, company);
}

/**
 * Returns the user to whom a question of the company is to be assigned.
 * @throws HttpError invalid when {@link listAssignees} does not have the user
 */
export async function requireAssignee(
  context: RequestContext,
  company: CompanyRow,
  userName: string,
): Promise<CommentAssignee> {
  const [found] = await read(context, company, eq(user.userName, userName));
  if (found) return found;
  throw new HttpError(
    "invalid",
    `The body is not valid: $.assignee: expected a user of the agency who sees the company, got ${quote(userName)}.`,
  );
}

/**
 * The agency's users who may see the company and are not disabled; of a company without an agency, those users of the
 * caller's agency who are connected to it.
 */
function read(context: RequestContext, company: CompanyRow, where?: SQL): Promise<CommentAssignee[]> {
  const agencyId = company.agencyId ?? context.user.agencyId;
  const isConnected = sql`exists (select 1 from ${userCompany}
    where ${userCompany.companyId} = ${company.id} and ${userCompany.userName} = ${user.userName})`;
  return context.db
    .select({ userName: user.userName, name: user.name })
    .from(user)
    .where(
      and(
        agencyId === null ? sql`false` : eq(user.agencyId, agencyId),
        eq(user.disabled, false),
        inArray(user.type, ["AgencyDirector", "AgencyConsultant"]),
        or(company.agencyId === null ? undefined : eq(user.type, "AgencyDirector"), isConnected),
        where,
      ),
    )
    .orderBy(sql`${user.name} collate "C"`, sql`${user.userName} collate "C"`);
}
