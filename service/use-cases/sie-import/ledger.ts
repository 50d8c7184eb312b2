/** Where books are kept: the fiscal year that everything hangs on. */
export interface Ledger {
  companyId: string;
  fiscalYearId: string;
}
