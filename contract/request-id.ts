const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * The id of a request in the logs of both programs: its X-Request-Id if that is valid, otherwise a new GUID.
 * @param header the value of X-Request-Id
 */
export function requestIdOf(header: string | string[] | null | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : crypto.randomUUID();
}
