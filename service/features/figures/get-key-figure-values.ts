import type { Caller, ReadQuery } from "../../platform/request-context";
import { notFound, refuse } from "../../platform/http-error";
import type { Versioned } from "../../platform/http/versioned";
import { reachCompany } from "../../platform/policies/authorize";
import { requireKeyFigure } from "../formulas/require-key-figure";
import { selectValues } from "./select-values";
import { versionedValues } from "./versioned-values";

/** The values of one key figure. */
export async function getKeyFigureValues(
  caller: Caller,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<Versioned> {
  const { role } = await reachCompany(caller, companyId, "company.read");
  await requireKeyFigure(caller, companyId, keyFigureId);
  const selected = await selectValues(caller.db, companyId, query);
  if (selected.keyFigurePresetId !== undefined) {
    refuse("invalid", "The query is not valid: keyFigurePresetId cannot stand beside a key figure in the path.");
  }
  const keyFigureIds = [keyFigureId];
  return versionedValues(
    caller,
    role,
    companyId,
    { ...selected, keyFigureIds },
    ([result]) => result ?? notFound("Key figure", keyFigureId),
  );
}
