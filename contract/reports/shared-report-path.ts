/** The dashboard's page on which whoever holds the link to a published report reads it; an origin goes before it. */
export const sharedReportPath = (token: string) => `/shared/${encodeURIComponent(token)}`;
