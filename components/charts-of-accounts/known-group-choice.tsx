"use client";

import { useTranslations } from "next-intl";
import { nodeIds, placedGroups, targetsOf, type ChartDraft } from "@/lib/charts-of-accounts/chart-draft";
import { Select } from "@/components/ui/select";
import type { ChartWork } from "./use-chart-edits";

/** Values of the options: no group, the present list of groups, and the prefix of a single group's id. */
const NOTHING = "nothing";
const TOGETHER = "together";
const ONE = "one ";

interface KnownGroupChoiceProps {
  work: Pick<ChartWork, "draft" | "change">;
  known: string;
  /** Name of the known group. */
  label: string;
}

/** Maps a known group, under whose name key figures find their accounts, to a group of the chart. */
export function KnownGroupChoice({ work: { draft, change }, known, label }: KnownGroupChoiceProps) {
  const t = useTranslations("chartsOfAccounts");
  const mapping = draft.knownGroups[known]!;
  const ids = new Set(nodeIds(draft));
  // A removed group stays in the mapping, and is reported as a problem of the chart, until the user chooses again.
  const remaining = targetsOf(mapping).filter((id) => ids.has(id));
  const isComplete = remaining.length === targetsOf(mapping).length;
  const isTogether = typeof mapping !== "string" && remaining.length > 0;
  const value = !isComplete ? "" : isTogether ? TOGETHER : typeof mapping === "string" ? ONE + mapping : NOTHING;
  const put = (chosen: string) => {
    change({ ...draft, knownGroups: { ...draft.knownGroups, [known]: mappingOf(mapping, remaining, chosen) } });
  };
  return (
    <Select
      label={label}
      hideLabel
      shape="quiet"
      value={value}
      onChange={(event) => {
        put(event.target.value);
      }}
      className="ml-2"
      options={[
        ...(isComplete ? [] : [{ value: "", label: t("known.choose"), disabled: true }]),
        ...(isTogether ? [{ value: TOGETHER, label: namesOf(draft, remaining).join(" + ") }] : []),
        { value: NOTHING, label: t("known.nothing") },
        ...placedGroups(draft).flatMap(({ group, level }) =>
          group.name === null ? [] : { value: ONE + group.id, label: "\u2003".repeat(level - 1) + group.name },
        ),
      ]}
    />
  );
}

/** The mapping for a chosen option. A list, even an empty one, keeps the id and name of the list before it. */
function mappingOf(previous: ChartDraft["knownGroups"][string], remaining: string[], chosen: string) {
  if (chosen.startsWith(ONE)) return chosen.slice(ONE.length);
  const names = typeof previous === "string" ? {} : previous;
  return { ...names, children: chosen === TOGETHER ? remaining : [] };
}

/** Names of the groups with these node ids, in the order of the tree; the id of a leaf stands for its group. */
export function namesOf(draft: ChartDraft, ids: readonly string[]): string[] {
  return placedGroups(draft)
    .filter(({ group }) => ids.includes(group.id) || group.leaves.some(({ id }) => ids.includes(id)))
    .map(({ group }) => group.name ?? group.id);
}
