/** Path of the dashboard's page for readers with a link to a published report. */
export const sharedReportPath = (token: string) => `/shared/${encodeURIComponent(token)}`;
