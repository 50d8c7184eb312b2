import { and, eq, isNull, or, sql } from "drizzle-orm";
import { STANDARD_VIEWS, type DefaultPortfolioView, type PortfolioView } from "@/contract/portfolio";
import type { Db } from "../../platform/db/database";
import { portfolioView, portfolioViewDefault } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { findView, toView, visibleViews } from "./view-row";

/** The agency's views and the caller's own, by name, then id. */
export async function listViews(context: RequestContext, agencyId: string): Promise<PortfolioView[]> {
  await requireAgencyAccess(context, agencyId, "portfolioView.read");
  const rows = await context.db
    .select()
    .from(portfolioView)
    .where(visibleViews(context, agencyId))
    .orderBy(sql`${portfolioView.name} collate "C"`, portfolioView.id);
  return rows.map(toView);
}

export async function getView(context: RequestContext, agencyId: string, id: string): Promise<PortfolioView> {
  await requireAgencyAccess(context, agencyId, "portfolioView.read");
  return toView(await findView(context.db, context, agencyId, id));
}

export async function getDefaultView(context: RequestContext, agencyId: string): Promise<DefaultPortfolioView> {
  await requireAgencyAccess(context, agencyId, "portfolioView.read");
  return readDefaultView(context.db, context, agencyId);
}

/** The chosen default views; a choice whose view no longer exists is left out. */
export async function readDefaultView(
  db: Db,
  context: RequestContext,
  agencyId: string,
): Promise<DefaultPortfolioView> {
  const { userName } = context.user;
  const rows = await db
    .select({ userName: portfolioViewDefault.userName, viewId: portfolioViewDefault.viewId, found: portfolioView.id })
    .from(portfolioViewDefault)
    .leftJoin(
      portfolioView,
      and(sql`${portfolioView.id}::text = ${portfolioViewDefault.viewId}`, visibleViews(context, agencyId)),
    )
    .where(
      and(
        eq(portfolioViewDefault.agencyId, agencyId),
        or(isNull(portfolioViewDefault.userName), eq(portfolioViewDefault.userName, userName)),
      ),
    );
  const standard: readonly string[] = STANDARD_VIEWS;
  const chosen = rows.filter(({ viewId, found }) => found !== null || standard.includes(viewId));
  const own = chosen.find((row) => row.userName !== null);
  const agency = chosen.find((row) => row.userName === null);
  return { ...(own && { own: own.viewId }), ...(agency && { agency: agency.viewId }) };
}
