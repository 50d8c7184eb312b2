import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { OwnKeyFigure } from "../../figures/own-key-figures";
import { CompanyStandards, inheritedParts, type InheritedParts } from "../standards/company-standards";
import { ownKeyFigures, type FormulaContent } from "./formula-content";
import { formulaKind } from "./formula-kind";

interface FormulaParts extends InheritedParts {
  rows: { [Member in keyof FormulaContent]: FormulaContent[Member] | null }[] | null;
}

/**
 * SQL for the JSON text that {@link CompanyFormulas.ofText} reads, to include in a statement. Its lists are sorted,
 * because versions of a company's data are hashes that include the text.
 */
export function formulaPartsAsText(companyId: Placeholder): SQL<string> {
  return sql<string>`json_build_object(
    'rows', (select json_agg(json_build_object('id', id, 'name', name, 'formula', formula, 'valueType', value_type,
      'decimals', decimals, 'description', description) order by name collate "C", id collate "C")
      from (select distinct on (id) * from key_figure_formula where company_id = ${companyId}
        order by id, version desc) f),
    ${inheritedParts(formulaKind.kind, companyId)})::text`;
}

/** The formulas that apply to a company, and those that it would have without any of its own. */
export class CompanyFormulas extends CompanyStandards<FormulaContent> {
  constructor(rows: readonly FormulaContent[], parts: InheritedParts) {
    super(formulaKind, parts, new Map(rows.map((content) => [content.id, content])));
  }

  static ofText(text: string): CompanyFormulas {
    const { rows, ...parts } = JSON.parse(text) as FormulaParts;
    const contents = (rows ?? []).map(
      (row) =>
        Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as FormulaContent,
    );
    return new CompanyFormulas(contents, parts);
  }

  /** The key figures that can be computed, inherited ones too, in the order of lists. */
  get own(): OwnKeyFigure[] {
    return ownKeyFigures(this.list.map(({ value }) => value));
  }
}
