import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { RequestContext } from "../../platform/request-context";
import { requireItemAccess } from "../../platform/policies/require-item-access";
import { findImport, toSieImport } from "./stored-imports";

export async function getImport(context: RequestContext, companyId: string, id: string): Promise<SieImportEntry> {
  const { item } = await requireItemAccess(context, companyId, "sie.import", () =>
    findImport(context.db, companyId, id),
  );
  return toSieImport(item.kept, item.year, item.ofYear);
}
