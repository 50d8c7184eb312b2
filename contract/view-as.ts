/** The error message for a write by a director who views the pages as another user. */
export function viewAsError(name: string, verb: string): string {
  return `A view as ${JSON.stringify(name)} reads only; ${verb} changes something.`;
}

/** The viewed user's name in a message of {@link viewAsError}; null for other messages. */
export function viewedIn(message: string): string | null {
  const quoted = /^A view as ("(?:[^"\\]|\\.)*") reads only;/.exec(message)?.[1];
  return quoted === undefined ? null : (JSON.parse(quoted) as string);
}
