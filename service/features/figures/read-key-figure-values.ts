import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { requireKeyFigure } from "../formulas/formula-row";
import { seesPlans, valuesFor } from "../targets/with-targets";
import { HttpError, notFound } from "../../platform/http-error";
import { Versioned } from "../../platform/versioned";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { Role } from "@/contract/permissions";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { computeValues, readValueData, type ValueSelection } from "./compute-key-figure-values";
import type { CompanyData } from "./read-company-data";
import { selectValues } from "./select-values";

/** The values of the preset in the query, or of all key figures; names in the caller's language. */
export async function listKeyFigureValues(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<Versioned> {
  const { role } = await requireCompanyAccess(context, companyId, "company.read");
  const selected = await selectValues(context.db, companyId, query);
  return versionedValues(context, role, companyId, selected, (results) => results);
}

/** The values of one key figure. */
export async function getKeyFigureValues(
  context: RequestContext,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<Versioned> {
  const { role } = await requireCompanyAccess(context, companyId, "company.read");
  await requireKeyFigure(context, companyId, keyFigureId);
  const selected = await selectValues(context.db, companyId, query);
  if (selected.keyFigurePresetId !== undefined) {
    throw new HttpError(
      "invalid",
      "The query is not valid: keyFigurePresetId cannot stand beside a key figure in the path.",
    );
  }
  const keyFigureIds = [keyFigureId];
  return versionedValues(
    context,
    role,
    companyId,
    { ...selected, keyFigureIds },
    // A key figure with a formula can be deleted between the check above and this reading.
    ([result]) => result ?? notFound("Key figure", keyFigureId),
  );
}

/**
 * The values that a user of this role may see. The version is made of all the data that they are computed from, so that
 * they are computed and serialised only when some of this data has changed.
 */
async function versionedValues(
  { db, language }: RequestContext,
  role: Role,
  companyId: string,
  selected: Omit<ValueSelection, "language">,
  present: (results: KeyFigureResult[]) => unknown,
): Promise<Versioned> {
  const selection: ValueSelection = { ...selected, language };
  const { dimensionId } = selection;
  const withPlans = seesPlans(role);
  const versionOf = ({ version }: CompanyData) => JSON.stringify([companyId, selection, withPlans, version]);
  const current = await readValueData(db, companyId, selection);
  return new Versioned(versionOf(current), async () => {
    const { results, data } = await computeValues(db, companyId, selection, current);
    return {
      version: versionOf(data),
      value: present(valuesFor(role, results, { dimensionId, targets: data.targets })),
    };
  });
}
