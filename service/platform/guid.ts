const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a GUID in the form that the database creates; other strings in a path match no object. */
export function isGuid(text: string): boolean {
  return GUID.test(text);
}
