const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * The id under which both programs write of a request: its X-Request-Id where that can be one, else a new one.
 * @param header as it was sent
 */
export function requestIdOf(header: string | string[] | null | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : crypto.randomUUID();
}
