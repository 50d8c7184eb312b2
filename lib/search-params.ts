/** The search parameters of a page as Next passes them: an array for one that the address repeats. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The value of a parameter, else null: the first when the address repeats it, as nuqs reads it in the browser. */
export function searchParam(params: SearchParams, name: string): string | null {
  return [params[name]].flat()[0] ?? null;
}
