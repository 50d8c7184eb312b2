/** Where the unsaved text of the form of a report is kept, see lib/drafts. */
export const newReport = (companyId: string) => ["newReport", companyId];
export const editedReport = (companyId: string, reportId: string) => ["report", companyId, reportId];
