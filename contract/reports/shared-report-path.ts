/** Path of the dashboard's page for readers with a link to a published report; the caller puts the origin before it. */
export const sharedReportPath = (token: string) => `/shared/${encodeURIComponent(token)}`;
