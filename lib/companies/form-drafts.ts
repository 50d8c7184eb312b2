/** The key under which lib/drafts stores the unsaved form of a company, which may be new from a file with its code. */
export const newCompany = (agencyId: string, ...ofFile: string[]) => ["newCompany", agencyId, ...ofFile];
export const editedCompany = (companyId: string) => ["company", companyId];
