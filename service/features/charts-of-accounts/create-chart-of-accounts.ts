import {
  chartOfAccountsCreateSchema,
  chartOfAccountsId,
  type ChartOfAccounts,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { writeWire } from "@/contract/wire";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { chartOfAccounts } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { EUBAS97 } from "../../figures/eubas97";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { withIdInPath } from "../../platform/id-in-path";
import { requireSoundChart } from "./find-chart-of-accounts";

/** Creates a chart of the company with the id that the client chose, in the body or in the path. */
export async function createChartOfAccounts(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<ChartOfAccounts> {
  await requireCompanyAccess(context, companyId, "fiscalYear.write");
  if (idInPath !== undefined && !chartOfAccountsId.safeParse(idInPath).success) notFound("Chart of accounts", idInPath);
  const chart = await body(withIdInPath(chartOfAccountsCreateSchema, "id", idInPath));
  requireSoundChart(chart);
  return context.db.transaction(async (tx) => {
    const inserted =
      chart.id === EUBAS97
        ? []
        : await tx
            .insert(chartOfAccounts)
            .values({ companyId, id: chart.id, content: writeWire(chart) })
            .onConflictDoNothing()
            .returning({ id: chartOfAccounts.id });
    if (inserted.length === 0) throw new HttpError("exists", `Chart of accounts "${chart.id}" exists already.`);
    await audit(tx, context, {
      action: "create",
      resource: "ChartOfAccounts",
      resourceId: chart.id,
      companyId,
      after: chart,
    });
    return chart;
  });
}
