import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { PortfolioView } from "@/contract/portfolio";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { portfolioView } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { grantOf, roleOf } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";

export type ViewRow = typeof portfolioView.$inferSelect;

export function toView({ id, name, userName, query }: ViewRow): PortfolioView {
  return { id, name, isShared: userName === null, query };
}

/** The condition for views that the caller may see: the agency's shared ones and the caller's own. */
export function visibleViews({ user }: RequestContext, agencyId: string): SQL | undefined {
  return and(
    eq(portfolioView.agencyId, agencyId),
    or(isNull(portfolioView.userName), eq(portfolioView.userName, user.userName)),
  );
}

/** Returns the view or throws a notFound; `lock` locks it for this transaction. */
export async function findView(
  db: Db,
  context: RequestContext,
  agencyId: string,
  id: string,
  lock = false,
): Promise<ViewRow> {
  if (!isGuid(id)) return notFound("View", id);
  const query = db
    .select()
    .from(portfolioView)
    .where(and(visibleViews(context, agencyId), eq(portfolioView.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("View", id);
}

/** @throws HttpError forbidden when the caller may change only their own views and choices */
export function requireSharedWrites({ user }: RequestContext, target: string): void {
  const role = roleOf(user.type, null);
  if (grantOf(role, "portfolioView.write") !== true) {
    throw new HttpError("forbidden", `The role ${role} does not allow portfolioView.write on ${target} of the agency.`);
  }
}

/** The agency whose activity log shows changes to a view; none for a private view. */
export function sharedWith(agencyId: string, { isShared }: Pick<PortfolioView, "isShared">): { agencyId?: string } {
  return isShared ? { agencyId } : {};
}
