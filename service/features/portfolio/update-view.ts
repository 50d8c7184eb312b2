import { eq } from "drizzle-orm";
import { portfolioViewUpdateSchema, type PortfolioView } from "@/contract/portfolio";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import { portfolioView } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { findView, lockView, requireSharedWrites, sharedWith, toView } from "./view-row";

/** Updates the name or the parameters of a view; omitted members keep their value. */
export async function updateView(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<PortfolioView> {
  await requireWritableView(context, agencyId, id);
  const patch = await body(portfolioViewUpdateSchema);
  return context.db.transaction(async (tx) => {
    const before = toView(await lockView(tx, context, agencyId, id));
    await requireMatch(context, before, `View "${id}"`);
    const { name, query } = applyPatch(before, patch);
    const [updated] = await tx.update(portfolioView).set({ name, query }).where(eq(portfolioView.id, id)).returning();
    const after = toView(updated!);
    await audit(tx, context, {
      action: "update",
      resource: "PortfolioView",
      resourceId: id,
      ...sharedWith(agencyId, after),
      before,
      after,
    });
    return after;
  });
}

/** @throws HttpError notFound when the caller may not see the view, forbidden when the caller may not change it */
export async function requireWritableView(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "portfolioView.read");
  const view = toView(await findView(context.db, context, agencyId, id));
  await requireAgencyAccess(context, agencyId, "portfolioView.write");
  if (view.isShared) requireSharedWrites(context, `view "${id}"`);
}
