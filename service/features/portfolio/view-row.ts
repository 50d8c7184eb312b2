import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { PortfolioView } from "@/contract/portfolio";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { portfolioView } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { roleOf } from "@/contract/permissions";
import { requireUnrestricted } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

type ViewRow = typeof portfolioView.$inferSelect;

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

/** Returns the view or throws a notFound. */
export async function findView(db: Db, context: RequestContext, agencyId: string, id: string): Promise<ViewRow> {
  const [row] = isGuid(id) ? await viewQuery(db, context, agencyId, id) : [];
  return row ?? notFound("View", id);
}

/** Locks the view for this transaction, and returns it or throws a notFound. */
export async function lockView(tx: Db, context: RequestContext, agencyId: string, id: string): Promise<ViewRow> {
  const [row] = isGuid(id) ? await viewQuery(tx, context, agencyId, id).for("update") : [];
  return row ?? notFound("View", id);
}

function viewQuery(db: Db, context: RequestContext, agencyId: string, id: string) {
  return db
    .select()
    .from(portfolioView)
    .where(and(visibleViews(context, agencyId), eq(portfolioView.id, id)));
}

/** @throws HttpError forbidden when the caller may change only their own views and choices */
export function requireSharedWrites({ user }: RequestContext, target: string): void {
  requireUnrestricted(roleOf(user.type, null), "portfolioView.write", `${target} of the agency`);
}

/** The agency whose activity log shows changes to a view; none for a private view. */
export function sharedWith(agencyId: string, { isShared }: Pick<PortfolioView, "isShared">): { agencyId?: string } {
  return isShared ? { agencyId } : {};
}
