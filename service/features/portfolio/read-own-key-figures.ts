import { inArray, type SQL } from "drizzle-orm";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureFormat } from "@/contract/portfolio";
import { companyCatalogue } from "../../figures/own-key-figures";
import { company } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { readFormulasOf } from "../formulas/read-formulas-of";

/** A key figure that companies have defined under one id, which they may have done in different ways. */
export interface SharedKeyFigure {
  /** As the first company has it of those with the kind of values that most companies have. */
  keyFigure: KeyFigure;
  /** The format in which each company writes its values. */
  formats: readonly (KeyFigureFormat & { companyId: string })[];
}

/**
 * The key figures that companies compute by formulas of their own or inherited ones, by id.
 * @param ids those that are wanted; all without
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
  const rowsOf = grouped(rows, (row) => row.id);
  const chosen = new Map(Array.from(rowsOf, ([of, ofFigure]) => [of, usualRow(ofFigure).companyId]));
  // The names of all that a formula uses stand in its description.
  const formulas = await readFormulasOf(db, inArray(company.id, [...new Set(chosen.values())]));
  const catalogues = new Map(Array.from(formulas, ([of, { own }]) => [of, companyCatalogue(language, own)]));
  return new Map(
    Array.from(rowsOf).flatMap(([of, ofFigure]) => {
      const keyFigure = catalogues.get(chosen.get(of)!)?.find((each) => each.id === of);
      return keyFigure ? [[of, { keyFigure, formats: ofFigure.map(toFormat) }]] : [];
    }),
  );
}

interface FormatRow {
  companyId: string;
  valueType: KeyFigure["valueType"];
  decimals: number | null;
}

/** The first one of the kind that most have; of kinds with as many that of the first company. */
function usualRow(rows: readonly FormatRow[]): FormatRow {
  const kinds = [...grouped(rows, ({ valueType }) => valueType).values()];
  return kinds.reduce((most, each) => (each.length > most.length ? each : most))[0]!;
}

function toFormat({ companyId, valueType, decimals }: FormatRow): KeyFigureFormat & { companyId: string } {
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
