import { and, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import { portfolioView, portfolioViewDefault } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { requireWritableView } from "./update-view";
import { lockView, sharedWith, toView } from "./view-row";

/** Deletes a view, and the choices of it as the default view. */
export async function deleteView(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireWritableView(context, agencyId, id);
  await context.db.transaction(async (tx) => {
    // Nobody may choose the view as a default one meanwhile.
    await lockAgency(tx, agencyId, "no key update");
    const before = toView(await lockView(tx, context, agencyId, id));
    await requireMatch(context, before, `View "${id}"`);
    await tx
      .delete(portfolioViewDefault)
      .where(and(eq(portfolioViewDefault.agencyId, agencyId), eq(portfolioViewDefault.viewId, id)));
    await tx.delete(portfolioView).where(eq(portfolioView.id, id));
    await audit(tx, context, {
      action: "delete",
      resource: "PortfolioView",
      resourceId: id,
      ...sharedWith(agencyId, before),
      before,
    });
  });
}
