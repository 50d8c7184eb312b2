import type { AccountGroups } from "../engine/account-groups";

/** The part of the statements that an account belongs to; `transfers` are accounts that move the result to equity. */
export type Section = "results" | "transfers" | "assets" | "liabilities" | "outside";

const SECTIONS: readonly [section: Section, groups: readonly string[]][] = [
  ["transfers", ["ProfitEntryAccounts"]],
  ["results", ["Income", "Costs"]],
  ["assets", ["Assets"]],
  ["liabilities", ["Liabilities"]],
];

/** Returns the first section with a group that contains the account. */
export function sectionOf(groups: AccountGroups, account: string): Section {
  const accountClass = groups.classOf(account);
  return SECTIONS.find(([, names]) => names.some((name) => groups.holds(name, accountClass)))?.[0] ?? "outside";
}
