import type { KeyFigureResult } from "@/contract/key-figure-value";
import type { Caller, ReadQuery } from "../../caller";
import { reachCompany } from "../../policies/authorize";
import { withTargets } from "../key-figure-target/with-targets";
import { computeKeyFigureValues } from "./compute-key-figure-values";
import { selectValues } from "./select-values";

/** The values of the preset in the query, or of all key figures; names in the caller's language. */
export async function listKeyFigureValues(
  caller: Caller,
  companyId: string,
  query: ReadQuery,
): Promise<KeyFigureResult[]> {
  const { role } = await reachCompany(caller, companyId, "company.read");
  const selected = await selectValues(caller.db, companyId, query);
  const values = await computeKeyFigureValues(caller.db, companyId, { ...selected, language: caller.language });
  return selected.dimensionId ? values : withTargets(caller.db, role, companyId, values);
}
