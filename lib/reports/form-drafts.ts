/** Where the unsaved text of the form of a report is kept, see lib/drafts. */
export const newReport = (companyId: string) => ["newReport", companyId];
export const editedReport = (companyId: string, reportId: string) => ["report", companyId, reportId];
/** Where the blocks of a draft are kept that the editor has not saved. */
export const editedBlocks = (companyId: string, reportId: string) => ["reportBlocks", companyId, reportId];
