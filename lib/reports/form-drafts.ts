/** The key under which lib/drafts stores the unsaved form of a report. */
export const newReport = (companyId: string) => ["newReport", companyId];
export const editedReport = (companyId: string, reportId: string) => ["report", companyId, reportId];
/** The key of the reason for which a report is being recalled. */
export const recalledReport = (companyId: string, reportId: string) => ["recall", companyId, reportId];
/** The key of the blocks of a draft that the editor has not saved. */
export const editedBlocks = (companyId: string, reportId: string) => ["reportBlocks", companyId, reportId];
