import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import type { Db } from "../../platform/db/database";
import { company, keyFigureFormula } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { inheritedParts, type InheritedParts } from "../standards/company-standards";
import type { Resolved } from "../standards/resolve-standards";
import { CompanyFormulas } from "./company-formulas";
import type { FormulaContent } from "./formula-content";
import { formulaKind } from "./formula-kind";

type FormulaRow = typeof keyFigureFormula.$inferSelect;

export function toContent({ companyId: _, decimals, description, changed, ...row }: FormulaRow): FormulaContent {
  return {
    ...row,
    ...(decimals !== null && { decimals }),
    ...(description !== null && { description }),
    changed: formatUtc(changed),
  };
}

/** The key figures with formulas that apply to a company: its own and inherited ones. */
export async function readCompanyFormulas(db: Db, companyId: string): Promise<CompanyFormulas> {
  const { id, version } = keyFigureFormula;
  const rows = await db
    .selectDistinctOn([id])
    .from(keyFigureFormula)
    .where(eq(keyFigureFormula.companyId, companyId))
    .orderBy(id, desc(version));
  const [inherited] = await db
    .select({ parts: sql<InheritedParts>`json_build_object(${inheritedParts(formulaKind.kind, companyId)})` })
    .from(company)
    .where(eq(company.id, companyId));
  return new CompanyFormulas(rows.map(toContent), inherited?.parts ?? { hidden: null, standards: null });
}

/** The key figure with this id that applies to the company, or a notFound. */
export async function findFormula(db: Db, companyId: string, id: string): Promise<Resolved<FormulaContent>> {
  return (await readCompanyFormulas(db, companyId)).effective.get(id) ?? notFound("Key figure formula", id);
}

/** All versions of a key figure of the company, the newest first; of an inherited one only the version in force. */
export async function findVersions(db: Db, companyId: string, id: string): Promise<Resolved<FormulaContent>[]> {
  const found = await findFormula(db, companyId, id);
  if (found.level !== "company") return [found];
  const rows = await db
    .select()
    .from(keyFigureFormula)
    .where(formulaIs(companyId, id))
    .orderBy(desc(keyFigureFormula.version));
  return rows.map((row) => ({ value: toContent(row), level: "company" }));
}

export function formulaIs(companyId: string, id: string): SQL | undefined {
  return and(eq(keyFigureFormula.companyId, companyId), eq(keyFigureFormula.id, id));
}

/** Throws a notFound for an id that is neither in the catalogue nor one of the company's own or inherited formulas. */
export async function requireKeyFigure({ db }: RequestContext, companyId: string, id: string): Promise<void> {
  if ((CATALOGUE_IDS as readonly string[]).includes(id)) return;
  if (!(await readCompanyFormulas(db, companyId)).effective.has(id)) notFound("Key figure", id);
}
