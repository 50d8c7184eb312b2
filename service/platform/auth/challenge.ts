/** The schemes of WWW-Authenticate for a request without a valid credential (docs/interface.md, Errors). */
export const CHALLENGE = "OAuth";

/**
 * The same for one that came with Basic, which is told that user names and passwords are read as UTF-8 (RFC 7617 §2.1).
 * Others are not offered Basic: a browser would ask for a password in a window of its own.
 */
export const BASIC_CHALLENGE = `${CHALLENGE}, Basic realm="Nyckeltal", charset="UTF-8"`;

export function challengeFor(authorization: string | null): string {
  return /^\s*basic(\s|$)/i.test(authorization ?? "") ? BASIC_CHALLENGE : CHALLENGE;
}
