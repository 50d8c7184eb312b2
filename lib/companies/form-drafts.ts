/** Where the unsaved text of the form for a company is kept, see lib/drafts. */
export const newCompany = (agencyId: string) => ["newCompany", agencyId];
export const editedCompany = (companyId: string) => ["company", companyId];
