/** The fiscal year that owns books: every row of the books has its key. */
export interface Ledger {
  companyId: string;
  fiscalYearId: string;
}

/** The columns that every row of the books begins with. */
export function ledgerColumns({ companyId, fiscalYearId }: Ledger): Record<string, string> {
  return { company_id: companyId, fiscal_year_id: fiscalYearId };
}
