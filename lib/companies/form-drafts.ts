/** The key under which lib/drafts stores the unsaved form of a company. */
export const newCompany = (agencyId: string) => ["newCompany", agencyId];
export const editedCompany = (companyId: string) => ["company", companyId];
