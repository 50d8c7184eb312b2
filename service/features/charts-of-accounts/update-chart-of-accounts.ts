import * as z from "zod";
import { chartOfAccountsUpdateSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { writeWire } from "@/contract/wire";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { chartOfAccounts } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { chartIs, findChartOfAccounts, lockOwnChart, requireSoundChart } from "./find-chart-of-accounts";
import { writeAndStoreFigures } from "../portfolio/store-figures";

const withId = z.intersection(chartOfAccountsUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Updates the company's chart named in the body (or the path): members left out keep their value. Key figures follow
 * at once.
 */
export async function updateChartOfAccounts(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<ChartOfAccounts> {
  await requireItemAccess(context, companyId, "fiscalYear.write", async () =>
    idInPath === undefined ? null : findChartOfAccounts(context.db, companyId, idInPath, context.language),
  );
  const { id: idInBody, children, knownGroups, ...patch } = await body(withId);
  const id = itemIdOf(idInPath, idInBody);
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const before = await lockOwnChart(tx, companyId, id);
    await requireMatch(context, before, `Chart of accounts "${id}"`);
    const after = {
      ...applyPatch(before, patch),
      children: children ?? before.children,
      knownGroups: knownGroups ?? before.knownGroups,
    };
    requireSoundChart(after);
    await tx
      .update(chartOfAccounts)
      .set({ content: writeWire(after) })
      .where(chartIs(companyId, id));
    await audit(tx, context, {
      action: "update",
      resource: "ChartOfAccounts",
      resourceId: id,
      companyId,
      before,
      after,
    });
    return after;
  });
}
