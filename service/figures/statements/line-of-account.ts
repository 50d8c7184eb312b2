import type { AccountGroups, Chart } from "../engine/account-groups";
import type { LineDefinition } from "./line-definitions";

type GroupsDefinition = Extract<LineDefinition, { kind: "groups" }>;

/**
 * Returns the line of an account: the last of several, or a rest line if no other has it. For groups that the chart
 * lacks, groups of the built-in chart (AccountGroups) take the accounts that are in no group of the chart.
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
