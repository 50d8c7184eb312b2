import { soundChartOfAccountsSchema, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { HttpError } from "../../platform/http-error";
import { describeIssues } from "../../platform/http/describe-issues";

/** Refuses a chart that does not hold together as a whole, naming where. */
export function requireSoundChart(chart: ChartOfAccounts): void {
  const parsed = soundChartOfAccountsSchema.safeParse(chart);
  if (!parsed.success) throw new HttpError("invalid", `The body is not valid: ${describeIssues(parsed.error, chart)}.`);
}
