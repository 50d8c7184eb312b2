import { and, eq, isNull } from "drizzle-orm";
import { MAX_VIEWS, portfolioViewCreateSchema, type PortfolioView } from "@/contract/portfolio";
import { audit } from "../../platform/audit/audit";
import { portfolioView } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { requireSharedWrites, sharedWith, toView } from "./view-row";

/** Saves a view of the caller, or of the agency when the role allows it. */
export async function createView(context: RequestContext, agencyId: string, body: ReadBody): Promise<PortfolioView> {
  await requireAgencyAccess(context, agencyId, "portfolioView.write");
  const { name, isShared, query } = await body(portfolioViewCreateSchema);
  if (isShared) requireSharedWrites(context, "views");
  const userName = isShared ? null : context.user.userName;
  return context.db.transaction(async (tx) => {
    // One view is made at a time, so that two cannot both take the last place.
    await lockAgency(tx, agencyId, "no key update");
    const isOfOwner = userName === null ? isNull(portfolioView.userName) : eq(portfolioView.userName, userName);
    if ((await tx.$count(portfolioView, and(eq(portfolioView.agencyId, agencyId), isOfOwner))) >= MAX_VIEWS) {
      throw new HttpError("ruleViolation", `There are ${MAX_VIEWS} views already, the most that there may be.`);
    }
    const [row] = await tx.insert(portfolioView).values({ agencyId, userName, name, query }).returning();
    const created = toView(row!);
    await audit(tx, context, {
      action: "create",
      resource: "PortfolioView",
      resourceId: created.id,
      ...sharedWith(agencyId, created),
      after: created,
    });
    return created;
  });
}
