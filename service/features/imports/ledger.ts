/** The key of a fiscal year, which every row of its books has. */
export interface Ledger {
  companyId: string;
  fiscalYearId: string;
}

/** The key by the names of its columns in the database, as insertColumns takes it. */
export function ledgerColumns({ companyId, fiscalYearId }: Ledger): Record<string, string> {
  return { company_id: companyId, fiscal_year_id: fiscalYearId };
}
