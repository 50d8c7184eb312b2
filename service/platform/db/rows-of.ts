/** The rows of a statement's result, which both drivers answer in the same form under different types. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
