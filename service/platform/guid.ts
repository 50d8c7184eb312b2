/** A GUID as the database makes them, in small letters: whatever else stands in a path names nothing. */
export const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
