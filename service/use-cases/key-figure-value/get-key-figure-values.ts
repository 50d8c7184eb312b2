import type { KeyFigureResult } from "@/contract/key-figure-value";
import type { Caller, ReadQuery } from "../../caller";
import { notFound, refuse } from "../../errors";
import { reachCompany } from "../../policies/authorize";
import { requireKeyFigure } from "../key-figure-formula/require-key-figure";
import { withTargets } from "../key-figure-target/with-targets";
import { computeKeyFigureValues } from "./compute-key-figure-values";
import { selectValues } from "./select-values";

/** The values of one key figure. */
export async function getKeyFigureValues(
  caller: Caller,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<KeyFigureResult> {
  const { role } = await reachCompany(caller, companyId, "company.read");
  await requireKeyFigure(caller, companyId, keyFigureId);
  const selected = await selectValues(caller.db, companyId, query);
  if (selected.keyFigureIds) {
    refuse("invalid", "The query is not valid: keyFigurePresetId cannot stand beside a key figure in the path.");
  }
  const values = await computeKeyFigureValues(caller.db, companyId, {
    ...selected,
    keyFigureIds: [keyFigureId],
    language: caller.language,
  });
  if (values.length === 0) notFound("Key figure", keyFigureId);
  const [result] = selected.dimensionId ? values : await withTargets(caller.db, role, companyId, values);
  return result!;
}
