import { and, eq, isNull } from "drizzle-orm";
import { defaultPortfolioViewUpdateSchema, STANDARD_VIEWS, type DefaultPortfolioView } from "@/contract/portfolio";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { portfolioViewDefault } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { readDefaultView } from "./read-views";
import { findView, requireSharedWrites } from "./view-row";

/** Chooses the view that the page of all clients opens with, for the caller or the agency; null removes a choice. */
export async function updateDefaultView(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<DefaultPortfolioView> {
  await requireAgencyAccess(context, agencyId, "portfolioView.write");
  const { own, agency } = await body(defaultPortfolioViewUpdateSchema);
  if (agency !== undefined) requireSharedWrites(context, "the default view");
  return context.db.transaction(async (tx) => {
    // The choices may have no row yet that could be locked.
    await lockAgency(tx, agencyId, "no key update");
    const before = await readDefaultView(tx, context, agencyId);
    await requireMatch(context, before, `The default view of agency "${agencyId}"`);
    if (own !== undefined) await choose(tx, context, { agencyId, userName: context.user.userName, viewId: own });
    if (agency !== undefined) await choose(tx, context, { agencyId, userName: null, viewId: agency });
    const after = await readDefaultView(tx, context, agencyId);
    const event = { action: "update", resource: "DefaultPortfolioView", resourceId: agencyId } as const;
    // Two entries, since the agency's activity shows only the agency's choice. An unchanged choice is not recorded.
    await audit(tx, context, { ...event, before: { own: before.own }, after: { own: after.own } });
    await audit(tx, context, {
      ...event,
      agencyId,
      before: { agency: before.agency },
      after: { agency: after.agency },
    });
    return after;
  });
}

interface Choice {
  agencyId: string;
  /** Null for the choice of the agency. */
  userName: string | null;
  viewId: string | null;
}

async function choose(tx: Db, context: RequestContext, { agencyId, userName, viewId }: Choice): Promise<void> {
  if (viewId === null) {
    const isOfOwner =
      userName === null ? isNull(portfolioViewDefault.userName) : eq(portfolioViewDefault.userName, userName);
    await tx.delete(portfolioViewDefault).where(and(eq(portfolioViewDefault.agencyId, agencyId), isOfOwner));
    return;
  }
  await requireChoice(tx, context, { agencyId, userName, viewId });
  await tx
    .insert(portfolioViewDefault)
    .values({ agencyId, userName, viewId })
    .onConflictDoUpdate({
      target: [portfolioViewDefault.agencyId, portfolioViewDefault.userName],
      set: { viewId },
    });
}

/** @throws HttpError invalid unless the id is a standard view, a view of the agency, or for `own` one of the caller */
async function requireChoice(
  tx: Db,
  context: RequestContext,
  { agencyId, userName, viewId }: Choice & { viewId: string },
): Promise<void> {
  const standard: readonly string[] = STANDARD_VIEWS;
  if (standard.includes(viewId)) return;
  const found = await findView(tx, context, agencyId, viewId).catch((error: unknown) => {
    if (error instanceof HttpError && error.kind === "notFound") return null;
    throw error;
  });
  if (found && (userName !== null || found.userName === null)) return;
  const [member, expected] = userName === null ? ["agency", "a view of the agency"] : ["own", "a view"];
  throw new HttpError(
    "invalid",
    `The body is not valid: $.${member}: expected the id of ${expected}, got ${quote(viewId)}.`,
  );
}
