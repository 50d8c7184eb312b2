const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * True for a GUID as the database writes it, in lower case. Where objects have GUIDs as ids, any other string is the
 * id of none of them.
 */
export function isGuid(text: string): boolean {
  return GUID.test(text);
}
