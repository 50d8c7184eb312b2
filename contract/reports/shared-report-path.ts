/** Path of the dashboard's page for readers with a link to a published report, without the origin. */
export const sharedReportPath = (token: string) => `/shared/${encodeURIComponent(token)}`;
