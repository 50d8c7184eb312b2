import type { Company } from "@/contract/companies/company";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";

/** A row of the competitors' pages: a client with five key figures, or a key figure with its months. */
export interface Row {
  id: string;
  name: string;
  /** The second column: a client's business identity code, or a key figure's value type. */
  code: string;
  /** Null where the key figure has no value. */
  values: (number | null)[];
}

export function rowsOf(companies: readonly Company[], { companies: valued }: AgencyKeyFigureValues): Row[] {
  const values = new Map(valued.map((company) => [company.companyId, company.values ?? []]));
  return companies.map(({ id, name, businessIdentityCode }) => ({
    id,
    name,
    code: businessIdentityCode,
    values: values.get(id) ?? [],
  }));
}

export function figureRowsOf(figures: readonly KeyFigureResult[]): Row[] {
  return figures.map(({ keyFigure: { id, name, valueType }, keyFigureValues }) => ({
    id,
    name,
    code: valueType,
    values: keyFigureValues.map(({ value }) => value),
  }));
}
