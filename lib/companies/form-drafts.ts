/**
 * The key under which lib/drafts stores the unsaved form of a new company.
 * @param ofFile the business identity code in a file for which the company is created
 */
export const newCompany = (agencyId: string, ...ofFile: string[]) => ["newCompany", agencyId, ...ofFile];
export const editedCompany = (companyId: string) => ["company", companyId];
