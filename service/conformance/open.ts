/** Statements that the service does not keep yet, with what is missing. The suite says how many they are. */
export const OPEN: ReadonlyMap<string, string> = new Map([
  ["d.5.5f2702", "A user's own password can be changed without the present one beside it."],
  ["d.6.41c305", "A token cannot be narrowed."],
  ["d.6.acb119", "A token may make tokens and change credentials."],
  ["d.6.31f691", "Personal access tokens outlive a password set by somebody else or by a link."],
  ["d.6.1bd586", "Basic with a password is answered before a demanded second factor is set up."],
]);
