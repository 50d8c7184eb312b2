import type { Company } from "@/contract/companies/company";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";

/** A client as the other pages show it: its name, its number, and the values of five key figures. */
export interface Row {
  id: string;
  name: string;
  code: string;
  values: (number | null)[];
}

export function rowsOf(companies: readonly Company[], { companies: figures }: AgencyKeyFigureValues): Row[] {
  const values = new Map(figures.map((of) => [of.companyId, of.values ?? []]));
  return companies.map(({ id, name, businessIdentityCode }) => ({
    ...{ id, name, code: businessIdentityCode },
    values: values.get(id) ?? [],
  }));
}
