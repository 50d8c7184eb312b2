/** Strict-Transport-Security (RFC 6797) of both programs: two years, as hstspreload.org recommends. */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";
