import { MAX_PRESET_ID_LENGTH } from "@/contract/text-limits";
import { foldText } from "@/lib/fold-text";

const FALLBACK = "preset";

/**
 * An id for a preset or a chart of accounts, made from its name: "Kassaflöde & skuld" becomes "kassaflode-skuld".
 * A number is added if the id is among the `taken` ones.
 * @param fallback the id for a name without a Latin letter or a digit
 */
export function idFromName(name: string, taken: Iterable<string>, fallback = FALLBACK): string {
  const inUse = new Set(taken);
  const base = foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_PRESET_ID_LENGTH)
    .replace(/^-+|-+$/g, "");
  const id = base || fallback;
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? "" : `-${count}`;
    const candidate = id.slice(0, MAX_PRESET_ID_LENGTH - suffix.length) + suffix;
    if (!inUse.has(candidate)) return candidate;
  }
}
