import { and, inArray, ne, type SQL } from "drizzle-orm";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import type { KeyFigureFormat } from "@/contract/portfolio";
import { EUBAS97 } from "../../figures/eubas97";
import { companyCatalogue } from "../../figures/own-key-figures";
import type { Db } from "../../platform/db/database";
import { company, fiscalYear } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { readChartsOfYears } from "../figures/read-books";
import { readFormulasOf } from "../formulas/read-formulas-of";

/** A key figure that several companies may have defined under one id, possibly differently. */
interface SharedKeyFigure {
  /**
   * The definition of the first company with the most common type of values. If that company cannot compute it, the
   * choice is made again among those that can.
   */
  keyFigure: KeyFigure;
  /** The format of each company's values. */
  formats: readonly (KeyFigureFormat & { companyId: string })[];
}

/**
 * The key figures, by id, that companies compute by their own or inherited formulas.
 * @param ids limits the key figures; all when omitted
 */
export async function readOwnKeyFigures(
  { db, language }: Pick<RequestContext, "db" | "language">,
  companies: SQL | undefined,
  ids?: readonly string[],
): Promise<Map<string, SharedKeyFigure>> {
  if (ids?.length === 0) return new Map();
  const rows = Array.from(await readFormulasOf(db, companies, ids)).flatMap(([companyId, { list }]) =>
    list.map(({ value: { id, valueType, decimals = null } }) => ({ id, companyId, valueType, decimals })),
  );
  const keyFigures = await readDefinitions(db, rows, language);
  const missing = rows.filter(({ id }) => !keyFigures.has(id));
  // The first company cannot compute these, as when its own formula makes a circle with an inherited one.
  if (missing.length > 0) {
    const computable = await onlyComputable(db, missing);
    for (const [id, keyFigure] of await readDefinitions(db, computable, language)) keyFigures.set(id, keyFigure);
  }
  return new Map(
    Array.from(grouped(rows, ({ id }) => id)).flatMap(([id, figureRows]) => {
      const keyFigure = keyFigures.get(id);
      return keyFigure ? [[id, { keyFigure, formats: figureRows.map(toFormat) }]] : [];
    }),
  );
}

/** The definition of each id, of the first company with the most common type; absent if it cannot be computed there. */
async function readDefinitions(db: Db, rows: readonly FormulaRow[], language: Locale): Promise<Map<string, KeyFigure>> {
  const chosen = Array.from(grouped(rows, ({ id }) => id).values(), mostCommonRow);
  // All formulas of a company are needed, since descriptions name the key figures that a formula uses.
  const formulas = await readFormulasOf(db, inArray(company.id, [...new Set(chosen.map(companyOf))]));
  const charts = await readOtherCharts(db, [...formulas.keys()], language);
  const catalogues = new Map(
    Array.from(formulas, ([id, { own }]) => [id, companyCatalogue(language, own, charts.get(id))]),
  );
  return new Map(
    chosen.flatMap(({ id, companyId }) => {
      const keyFigure = catalogues.get(companyId)?.find((each) => each.id === id);
      return keyFigure ? [[id, keyFigure]] : [];
    }),
  );
}

async function onlyComputable(db: Db, rows: readonly FormulaRow[]): Promise<FormulaRow[]> {
  const formulas = await readFormulasOf(db, inArray(company.id, [...new Set(rows.map(companyOf))]));
  const idsOf = new Map(Array.from(formulas, ([companyId, { own }]) => [companyId, new Set(own.map(({ id }) => id))]));
  return rows.filter(({ id, companyId }) => idsOf.get(companyId)?.has(id));
}

/** Maps companies to the charts of their fiscal years; companies with none but the built-in one are left out. */
async function readOtherCharts(
  db: Db,
  companyIds: string[],
  language: Locale,
): Promise<Map<string, ChartOfAccounts[]>> {
  const { companyId, chartOfAccountsId } = fiscalYear;
  const rows = await db
    .selectDistinct({ id: companyId })
    .from(fiscalYear)
    .where(and(inArray(companyId, companyIds), ne(chartOfAccountsId, EUBAS97)));
  const charts = new Map<string, ChartOfAccounts[]>();
  for (const { id } of rows) charts.set(id, await readChartsOfYears(db, id, language));
  return charts;
}

interface FormulaRow {
  id: string;
  companyId: string;
  valueType: KeyFigure["valueType"];
  decimals: number | null;
}

/** The first row of the most common type; of equally common types, the first one in the rows. */
function mostCommonRow(rows: readonly FormulaRow[]): FormulaRow {
  const byType = [...grouped(rows, ({ valueType }) => valueType).values()];
  return byType.reduce((largest, group) => (group.length > largest.length ? group : largest))[0]!;
}

function companyOf({ companyId }: FormulaRow): string {
  return companyId;
}

function toFormat({ companyId, valueType, decimals }: FormulaRow): KeyFigureFormat & { companyId: string } {
  return { companyId, valueType, ...(decimals !== null && { decimals }) };
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
