import type { Company } from "@/contract/companies/company";
import { byName } from "@/lib/companies/search";
import type { Locale } from "@/contract/format/locale";

type Listed = Pick<Company, "id" | "name">;

/** Ids of companies in the order in which the list of all clients first shows them: pinned ones, then by name. */
export function orderOfMeetings(companies: readonly Listed[], pinned: ReadonlySet<string>, locale: Locale): string[] {
  const ids = byName(companies, locale).map(({ id }) => id);
  return [...ids.filter((id) => pinned.has(id)), ...ids.filter((id) => !pinned.has(id))];
}

/**
 * The id after or before this one; the last is followed by the first. The same where there is no other, and for a
 * company that is not among them, whose own page then says so.
 */
export function neighbourOf(ids: readonly string[], id: string, side: "next" | "previous"): string {
  const at = ids.indexOf(id);
  if (at < 0) return id;
  return ids[(at + (side === "next" ? 1 : ids.length - 1)) % ids.length]!;
}
