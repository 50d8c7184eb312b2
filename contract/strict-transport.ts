/** Strict-Transport-Security (RFC 6797) of both programs: two years, the time that browsers' own lists ask for. */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";
