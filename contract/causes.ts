/**
 * An error and its causes, the innermost last; empty for a thrown value that is no Error. A chain that leads back to an
 * error in it ends before that error.
 */
export function causesOf(error: unknown): Error[] {
  const chain = new Set<Error>();
  for (let cause = error; cause instanceof Error && !chain.has(cause); cause = cause.cause) chain.add(cause);
  return [...chain];
}
