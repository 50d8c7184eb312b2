import type { AccountGroups, Chart } from "../engine/account-groups";
import type { LineDefinition } from "./line-definitions";

type GroupsDefinition = Extract<LineDefinition, { kind: "groups" }>;

/**
 * Returns the line of an account: the last one with a known group of the chart itself that contains the account, else
 * the last one by a group that the chart has from the built-in chart (AccountGroups), else a rest line.
 */
export function lineOfAccount(
  definitions: readonly LineDefinition[],
  chart: Chart,
  groups: AccountGroups,
  account: string,
): LineDefinition | undefined {
  const accountClass = groups.classOf(account);
  const isIn = (group: string) => groups.holds(group, accountClass);
  const isOwn = (group: string) => Object.hasOwn(chart.knownGroups, group);
  const found = definitions.filter(
    (line): line is GroupsDefinition =>
      line.kind === "groups" && line.groups.some(isIn) && !(line.without ?? []).some(isIn),
  );
  return (
    found.findLast((line) => line.groups.some((group) => isOwn(group) && isIn(group))) ??
    found.at(-1) ??
    definitions.find((line) => line.kind === "rest" && isIn(line.of))
  );
}
