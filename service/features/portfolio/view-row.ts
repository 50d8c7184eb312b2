import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { PortfolioView } from "@/contract/portfolio";
import { GUID } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { portfolioView } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { grantOf, roleOf } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";

export type ViewRow = typeof portfolioView.$inferSelect;

export function toView({ id, name, userName, query }: ViewRow): PortfolioView {
  return { id, name, isShared: userName === null, query };
}

/** The condition for the agency's views that the caller sees: those of all its users, and the caller's own. */
export function visibleViews({ user }: RequestContext, agencyId: string): SQL | undefined {
  return and(
    eq(portfolioView.agencyId, agencyId),
    or(isNull(portfolioView.userName), eq(portfolioView.userName, user.userName)),
  );
}

/** The view with this id, or a notFound; `lock` keeps others from changing it in this transaction. */
export async function findView(
  db: Db,
  context: RequestContext,
  agencyId: string,
  id: string,
  lock = false,
): Promise<ViewRow> {
  if (!GUID.test(id)) return notFound("View", id);
  const query = db
    .select()
    .from(portfolioView)
    .where(and(visibleViews(context, agencyId), eq(portfolioView.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("View", id);
}

/** @throws HttpError forbidden where the caller's role may change only its own views and choices */
export function requireSharedWrites({ user }: RequestContext, target: string): void {
  const role = roleOf(user.type, null);
  if (grantOf(role, "portfolioView.write") !== true) {
    throw new HttpError("forbidden", `The role ${role} does not allow portfolioView.write on ${target} of the agency.`);
  }
}

/** The agency in whose activity a write of a view stands: none for private ones, which nobody else sees. */
export function sharedWith(agencyId: string, { isShared }: Pick<PortfolioView, "isShared">): { agencyId?: string } {
  return isShared ? { agencyId } : {};
}
