/**
 * The first `max` UTF-16 units of a text, one fewer where the cut would leave half of a surrogate pair, which the wire,
 * PostgreSQL's JSON and `encodeURIComponent` reject.
 */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return /[\ud800-\udbff]$/.test(cut) && text.length > max ? cut.slice(0, -1) : cut;
}
