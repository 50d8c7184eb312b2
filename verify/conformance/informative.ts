/** Maps the names of statements that require nothing which a request could show to the reason for that. */
export const INFORMATIVE: ReadonlyMap<string, string> = new Map([
  ["interface-purpose", "It says what the interface is for."],
  ["verbs-listed-per-resource", "It explains how to read the document."],
  ["extensions-of-the-interface", "It tells the parts of the interface apart; each of them has its own statements."],
  ["no-states-or-events", "It says what the interface leaves out."],
]);
