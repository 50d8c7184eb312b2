import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { company, hiddenStandard, keyFigureFormula, standard } from "../../platform/db/schema";
import { CompanyFormulas } from "./company-formulas";
import type { FormulaContent } from "./formula-content";
import { formulaKind } from "./formula-kind";
import { toContent } from "./formula-row";

/**
 * The key figures with formulas that hold for companies, by company; companies without are left out.
 * @param ids of the key figures that are wanted; all without
 */
export async function readFormulasOf(
  db: Db,
  companies: SQL | undefined,
  ids?: readonly string[],
): Promise<Map<string, CompanyFormulas>> {
  const { companyId, id, version } = keyFigureFormula;
  const visible = db.select({ id: company.id }).from(company).where(companies);
  const rows = await db
    .selectDistinctOn([companyId, id])
    .from(keyFigureFormula)
    .where(and(inArray(companyId, visible), ids && inArray(id, [...ids])))
    .orderBy(companyId, id, desc(version));
  const own = new Map<string, FormulaContent[]>();
  for (const row of rows) own.set(row.companyId, [...(own.get(row.companyId) ?? []), toContent(row)]);
  const inherited = await readInherited(db, companies, ids);
  const all = [...new Set([...own.keys(), ...inherited.keys()])].sort();
  return new Map(
    all.map((of) => {
      const parts = inherited.get(of) ?? { hidden: [], standards: [] };
      return [of, new CompanyFormulas(own.get(of) ?? [], parts)];
    }),
  );
}

interface Inherited {
  hidden: string[];
  standards: [companyTypeId: string, id: string, content: object | null][];
}

/** The standards of each company, and those it hides; none where the agency has no such standards. */
async function readInherited(
  db: Db,
  companies: SQL | undefined,
  ids: readonly string[] | undefined,
): Promise<Map<string, Inherited>> {
  const isKind = and(eq(standard.kind, formulaKind.kind), ids && inArray(standard.id, [...ids]));
  const agencies = db.select({ id: company.agencyId }).from(company).where(companies);
  const standards = await db
    .select()
    .from(standard)
    .where(and(isKind, inArray(standard.agencyId, agencies)));
  if (standards.length === 0) return new Map();
  const rows = await db
    .select({ id: company.id, agencyId: company.agencyId, companyTypeId: company.companyTypeId })
    .from(company)
    .where(companies);
  const inherited = new Map(
    rows.map((row): [string, Inherited] => {
      const levels = standards.filter(
        ({ agencyId, companyTypeId }) =>
          agencyId === row.agencyId && (companyTypeId === "" || companyTypeId === row.companyTypeId),
      );
      return [row.id, { hidden: [], standards: levels.map((each) => [each.companyTypeId, each.id, each.content]) }];
    }),
  );
  const hidden = await db
    .select({ companyId: hiddenStandard.companyId, id: hiddenStandard.id })
    .from(hiddenStandard)
    .innerJoin(company, eq(company.id, hiddenStandard.companyId))
    .where(and(companies, eq(hiddenStandard.kind, formulaKind.kind)));
  for (const { companyId, id } of hidden) inherited.get(companyId)?.hidden.push(id);
  return inherited;
}
