import type { AccountGroups, Chart } from "../engine/account-groups";
import type { LineDefinition } from "./line-definitions";

type GroupsDefinition = Extract<LineDefinition, { kind: "groups" }>;

/**
 * The line of an account: the last of several, or the rest if it is in no other. For groups that the chart lacks, those
 * of the built-in chart (AccountGroups) take the accounts that the chart's own groups leave.
 */
export function lineOfAccount(
  definitions: readonly LineDefinition[],
  chart: Chart,
  groups: AccountGroups,
  account: string,
): LineDefinition | undefined {
  const of = groups.classOf(account);
  const isIn = (group: string) => groups.holds(group, of);
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
