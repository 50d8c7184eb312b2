import { and, desc, eq, inArray } from "drizzle-orm";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { keyFigureCatalogue } from "../../figures/catalogue";
import { companyCatalogue, ownKeyFigure } from "../../figures/own-key-figures";
import { company, keyFigureFormula } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

/**
 * The key figures that values of the agency's companies can be asked for: those of the catalogue, and the companies'
 * own by name, of the companies that the caller sees. An id that several companies have is that of the first one's.
 */
export async function listAgencyKeyFigures(context: RequestContext, agencyId: string): Promise<KeyFigure[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { db, language } = context;
  const { companyId, id, version } = keyFigureFormula;
  const visible = db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.agencyId, agencyId), visibleCompanies(context)));
  const rows = await db
    .selectDistinctOn([companyId, id])
    .from(keyFigureFormula)
    .where(inArray(companyId, visible))
    .orderBy(companyId, id, desc(version));
  const catalogue = keyFigureCatalogue(language);
  const found = new Map<string, KeyFigure>();
  const ofCompanies = new Map<string, typeof rows>();
  for (const row of rows) {
    const ofCompany = ofCompanies.get(row.companyId);
    if (ofCompany) ofCompany.push(row);
    else ofCompanies.set(row.companyId, [row]);
  }
  for (const formulas of ofCompanies.values()) {
    const own = companyCatalogue(language, formulas.map(ownKeyFigure)).slice(catalogue.length);
    for (const keyFigure of own) if (!found.has(keyFigure.id)) found.set(keyFigure.id, keyFigure);
  }
  const { compare } = new Intl.Collator(language);
  return [...catalogue, ...[...found.values()].sort((one, other) => compare(one.name, other.name))];
}
