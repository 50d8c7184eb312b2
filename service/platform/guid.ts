/** A GUID in the form that the database creates; other strings in a path match no object. */
export const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
