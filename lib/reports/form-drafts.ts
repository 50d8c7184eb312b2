/** The keys under which lib/drafts stores the unsaved forms of a new report and of one that is changed. */
export const newReport = (companyId: string) => ["newReport", companyId];
export const editedReport = (companyId: string, reportId: string) => ["report", companyId, reportId];
/** The key of the reason for which a report is being recalled. */
export const recalledReport = (companyId: string, reportId: string) => ["recall", companyId, reportId];
/** The key of blocks of a draft report that the editor has not saved. */
export const editedBlocks = (companyId: string, reportId: string) => ["reportBlocks", companyId, reportId];
