import * as z from "zod";
import { chartOfAccountsUpdateSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { toChart } from "./chart-kind";
import { lockCompanyCharts, storeChart } from "./company-charts";
import { findChartOfAccounts, requireNotBuiltIn } from "./find-chart-of-accounts";
import { requireConsistentChart } from "./require-consistent-chart";
import { writeAndStoreFigures } from "../portfolio/store-figures";

const withId = z.intersection(chartOfAccountsUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Updates the company's chart named in the body or path: members left out keep their value. An inherited chart is
 * changed for this company only. The company's figures are stored anew in the same transaction.
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
    requireNotBuiltIn(id);
    const charts = await lockCompanyCharts(tx, companyId, [id]);
    const found = charts.effective.get(id) ?? notFound("Chart of accounts", id);
    const before = toChart(found);
    await requireMatch(context, before, `Chart of accounts "${id}"`);
    const wanted = {
      ...applyPatch(found.value, patch),
      children: children ?? found.value.children,
      knownGroups: knownGroups ?? found.value.knownGroups,
    };
    requireConsistentChart(wanted);
    const after = toChart((await storeChart(tx, companyId, charts, id, wanted))!);
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
