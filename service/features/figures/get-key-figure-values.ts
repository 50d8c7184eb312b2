import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { HttpError, notFound } from "../../platform/http-error";
import type { Versioned } from "../../platform/http/versioned";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { requireKeyFigure } from "../formulas/require-key-figure";
import { selectValues } from "./select-values";
import { versionedValues } from "./versioned-values";

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
    ([result]) => result ?? notFound("Key figure", keyFigureId),
  );
}
