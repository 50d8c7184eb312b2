import { and, desc, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import type { Db } from "../../platform/db/database";
import { keyFigureFormula } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";

export type FormulaRow = typeof keyFigureFormula.$inferSelect;

export function toFormula(row: FormulaRow): KeyFigureFormula {
  return {
    ...{ id: row.id, name: row.name, formula: row.formula, valueType: row.valueType },
    ...(row.decimals !== null && { decimals: row.decimals }),
    ...(row.description !== null && { description: row.description }),
    ...{ version: row.version, changed: formatUtc(row.changed), changedBy: row.changedBy },
  };
}

/** All versions of one of the company's own key figures, the newest first; a notFound where there is none. */
export async function findVersions(db: Db, companyId: string, id: string): Promise<[FormulaRow, ...FormulaRow[]]> {
  const [newest, ...others] = await db
    .select()
    .from(keyFigureFormula)
    .where(formulaIs(companyId, id))
    .orderBy(desc(keyFigureFormula.version));
  return newest ? [newest, ...others] : notFound("Key figure formula", id);
}

/** The company's own key figures as they are in force, by name and id. */
export async function readFormulas(db: Db, companyId: string): Promise<FormulaRow[]> {
  const { id, version } = keyFigureFormula;
  const rows = await db
    .selectDistinctOn([id])
    .from(keyFigureFormula)
    .where(eq(keyFigureFormula.companyId, companyId))
    .orderBy(id, desc(version));
  return rows.sort((a, b) => byCodePoint(a.name, b.name) || byCodePoint(a.id, b.id));
}

/**
 * The columns that computing needs, as one JSON text to include in another statement; null when there is none.
 */
export function formulasAsText(companyId: Placeholder): SQL<string | null> {
  return sql<string | null>`(
    select json_agg(json_build_object('id', id, 'name', name, 'formula', formula, 'valueType', value_type,
      'decimals', decimals, 'description', description) order by name collate "C", id collate "C")::text
    from (select distinct on (id) * from key_figure_formula where company_id = ${companyId} order by id, version desc) f)`;
}

export function formulaIs(companyId: string, id: string): SQL | undefined {
  return and(eq(keyFigureFormula.companyId, companyId), eq(keyFigureFormula.id, id));
}

function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

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
