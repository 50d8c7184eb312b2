import { and, desc, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { company, keyFigureFormula } from "../../platform/db/schema";
import { readInherited } from "../standards/read-inherited";
import { CompanyFormulas } from "./company-formulas";
import type { FormulaContent } from "./formula-content";
import { formulaKind } from "./formula-kind";
import { toContent } from "./formula-row";

/**
 * Maps companies, in the order of their ids, to the key figures with formulas that apply to them. A company without any
 * may be left out.
 * @param companies a condition on the company; undefined for all
 * @param ids limits the result to these key figures; absent for all
 */
export async function readFormulasOf(
  db: Db,
  companies: SQL | undefined,
  ids?: readonly string[],
): Promise<Map<string, CompanyFormulas>> {
  const { companyId, id, version } = keyFigureFormula;
  const chosen = db.select({ id: company.id }).from(company).where(companies);
  const rows = await db
    .selectDistinctOn([companyId, id])
    .from(keyFigureFormula)
    .where(and(inArray(companyId, chosen), ids && inArray(id, [...ids])))
    .orderBy(companyId, id, desc(version));
  const own = new Map<string, FormulaContent[]>();
  for (const row of rows) own.set(row.companyId, [...(own.get(row.companyId) ?? []), toContent(row)]);
  const inherited = await readInherited(db, formulaKind.kind, companies, ids);
  const all = [...new Set([...own.keys(), ...inherited.keys()])].sort();
  return new Map(
    all.map((of) => {
      const parts = inherited.get(of) ?? { hidden: [], standards: [] };
      return [of, new CompanyFormulas(own.get(of) ?? [], parts)];
    }),
  );
}
