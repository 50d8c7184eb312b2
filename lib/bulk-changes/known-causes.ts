/** Causes for which the pages have messages. */
const KNOWN_CAUSES = [
  "notFound",
  "forbidden",
  "noFiscalYear",
  "noChart",
  "reportThere",
  "noDraft",
  "checklistOpen",
  "changedSince",
  "actorGone",
  "interrupted",
  "unexpected",
] as const;
type KnownCause = (typeof KNOWN_CAUSES)[number];

export function isKnownCause(code: string): code is KnownCause {
  return (KNOWN_CAUSES as readonly string[]).includes(code);
}
