import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Role } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";
import { Versioned } from "../../platform/http/versioned";
import { seesTargets, withTargets } from "../targets/with-targets";
import { computeValues, readValueData, type ValueSelection } from "./compute-key-figure-values";
import type { CompanyData } from "./read-company-data";

/**
 * What a caller of this role is answered, who may see the company. The version is made of all that the values come from
 * as the database has it now, so that they are computed, written and packed only when something of it has changed.
 */
export async function versionedValues(
  { db, language }: RequestContext,
  role: Role,
  companyId: string,
  selected: Omit<ValueSelection, "language">,
  present: (results: KeyFigureResult[]) => unknown,
): Promise<Versioned> {
  const selection: ValueSelection = { ...selected, language };
  const sees = seesTargets(role, selection.dimensionId);
  const versionOf = ({ version }: CompanyData) => JSON.stringify([companyId, selection, sees, version]);
  const now = await readValueData(db, companyId, selection);
  return new Versioned(versionOf(now), async () => {
    const { results, data } = await computeValues(db, companyId, selection, now);
    return { version: versionOf(data), value: present(sees ? withTargets(results, data.targets) : results) };
  });
}
