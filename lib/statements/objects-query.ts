import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/api/client";
import { dimensionObjectsPath } from "./paths";

// Not in queries.ts, because many more pages choose among objects than show statements.

const objectsSchema = () =>
  import("@/contract/statements/dimension-object").then((contract) => contract.dimensionObjectListSchema);

/** The key under which all queries of a company's statements are. */
export const statementsKey = (companyId: string) => ["statements", companyId] as const;

/** The dimension objects of a fiscal year's books. */
export const objectsQuery = (companyId: string, fiscalYearId: string) =>
  queryOptions({
    queryKey: [...statementsKey(companyId), fiscalYearId, "objects"],
    queryFn: ({ signal }) => apiGet(dimensionObjectsPath(companyId, fiscalYearId), objectsSchema, { signal }),
  });
