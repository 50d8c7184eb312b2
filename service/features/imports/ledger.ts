/** The key of a fiscal year, which every row of its books has. */
export interface Ledger {
  companyId: string;
  fiscalYearId: string;
}

/** The key as the columns that every row of the books begins with. */
export function ledgerColumns({ companyId, fiscalYearId }: Ledger): Record<string, string> {
  return { company_id: companyId, fiscal_year_id: fiscalYearId };
}
