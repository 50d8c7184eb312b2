const API = "/Api/v2";

type Query = Record<string, string | number | boolean | undefined>;

/** Builds a path. Each segment is percent-encoded separately, so that a slash in an id stays part of it. */
export function path(segments: string[], query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const suffix = search.size > 0 ? `?${search.toString()}` : "";
  return `${API}/${segments.map(encodeURIComponent).join("/")}${suffix}`;
}
