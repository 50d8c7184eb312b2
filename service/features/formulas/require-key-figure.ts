import type { RequestContext } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import { formulaIs } from "./find-formula";

/** Throws a notFound for an id that is neither a key figure of the catalogue nor one of the company's own. */
export async function requireKeyFigure({ db }: RequestContext, companyId: string, id: string): Promise<void> {
  if ((CATALOGUE_IDS as readonly string[]).includes(id)) return;
  const [own] = await db
    .select({ id: keyFigureFormula.id })
    .from(keyFigureFormula)
    .where(formulaIs(companyId, id))
    .limit(1);
  if (!own) notFound("Key figure", id);
}
