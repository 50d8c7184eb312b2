import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { activityPath, keyFigureDataPath } from "@/lib/api/paths";
import { fiscalYearsQueries } from "./queries";

/** Counts of the data that are deleted together with a fiscal year. */
export interface FiscalYearContents {
  keyFigureValues: number;
  /** As counted by the last import; null when the user may not see the activity log. */
  books: { vouchers: number; rows: number } | null;
}

const IMPORTS = { resource: "FiscalYear", action: "import" };

const dataSchema = () =>
  import("@/contract/inputs/key-figure-data").then((contract) => contract.keyFigureDataListSchema);
const activitySchema = () => import("@/contract/activity").then((contract) => contract.activityListSchema);

export function fiscalYearContents(companyId: string, fiscalYearId: string, seesActivity: boolean) {
  return queryOptions({
    queryKey: [...fiscalYearsQueries.all(companyId), "contents", fiscalYearId],
    queryFn: async ({ signal }): Promise<FiscalYearContents> => {
      const [values, activity] = await Promise.all([
        apiGet(keyFigureDataPath(companyId, fiscalYearId), dataSchema, { signal }),
        seesActivity ? apiGet(activityPath({ companyId }, IMPORTS), activitySchema, { signal }) : [],
      ]);
      const lastImport = activity.find(({ action, resourceId }) => action === "import" && resourceId === fiscalYearId);
      return { keyFigureValues: values.length, books: countsIn(lastImport?.after) };
    },
  });
}

function countsIn(after: unknown): FiscalYearContents["books"] {
  if (typeof after !== "object" || after === null || !("vouchers" in after) || !("rows" in after)) return null;
  const { vouchers, rows } = after;
  return typeof vouchers === "number" && typeof rows === "number" ? { vouchers, rows } : null;
}
