/** The reasons that the pages have words for. */
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
