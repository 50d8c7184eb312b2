import { soundChartOfAccountsSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { HttpError } from "../../platform/http-error";
import { describeIssues } from "../../platform/parse-body";

/** @throws HttpError invalid, with the JSON path, for a chart that is inconsistent as a whole */
export function requireConsistentChart(chart: ChartOfAccounts): void {
  const parsed = soundChartOfAccountsSchema.safeParse(chart);
  if (!parsed.success) throw new HttpError("invalid", `The body is not valid: ${describeIssues(parsed.error, chart)}.`);
}
