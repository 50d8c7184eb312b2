/**
 * The key under which lib/drafts stores the unsaved form of a new company.
 * @param ofFile one element if the company is created for a SIE file: the business identity code in the file
 */
export const newCompany = (agencyId: string, ...ofFile: string[]) => ["newCompany", agencyId, ...ofFile];
export const editedCompany = (companyId: string) => ["company", companyId];
