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
 * The id after or before `id`; the first follows the last. Returns `id` when there is no other, and when `id` is not
 * among `ids`: the page of that company then says that it cannot be shown.
 */
export function neighbourOf(ids: readonly string[], id: string, side: "next" | "previous"): string {
  const at = ids.indexOf(id);
  if (at < 0) return id;
  return ids[(at + (side === "next" ? 1 : ids.length - 1)) % ids.length]!;
}
