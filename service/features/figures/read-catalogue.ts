import type { KeyFigure } from "@/contract/figures/key-figure";
import { readCompanyFormulas } from "../formulas/formula-row";
import { keyFigureCatalogue } from "../../figures/catalogue";
import { companyCatalogue } from "../../figures/own-key-figures";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { readChartsOfYears } from "./read-books";

/** The catalogue of key figures, in the caller's language. Everybody signed in may read it. */
export function listKeyFigures(context: RequestContext): KeyFigure[] {
  return keyFigureCatalogue(context.language);
}

export function getKeyFigure(context: RequestContext, id: string): KeyFigure {
  return keyFigureCatalogue(context.language).find((entry) => entry.id === id) ?? notFound("Key figure", id);
}

/** The key figures of the catalogue, then those that the company computes by its own and inherited formulas. */
export async function listCompanyKeyFigures(context: RequestContext, companyId: string): Promise<KeyFigure[]> {
  await requireCompanyAccess(context, companyId, "company.read");
  const { db, language } = context;
  const { own } = await readCompanyFormulas(db, companyId);
  return companyCatalogue(language, own, await readChartsOfYears(db, companyId, language));
}
