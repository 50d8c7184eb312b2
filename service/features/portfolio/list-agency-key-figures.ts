import { and, eq } from "drizzle-orm";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { keyFigureCatalogue } from "../../figures/catalogue";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { readOwnKeyFigures } from "./read-own-key-figures";

/**
 * The key figures that can be requested for the agency's companies: the catalogue, then companies' own key figures that
 * the caller may see, by name. An id that several companies use is listed once.
 */
export async function listAgencyKeyFigures(context: RequestContext, agencyId: string): Promise<KeyFigure[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const own = Array.from((await readOwnKeyFigures(context, visible)).values(), ({ keyFigure }) => keyFigure);
  const { compare } = new Intl.Collator(context.language);
  return [...keyFigureCatalogue(context.language), ...own.sort((one, other) => compare(one.name, other.name))];
}
