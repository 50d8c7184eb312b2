"use client";

import { useTranslations } from "next-intl";
import {
  addGroup,
  findGroup,
  MAX_LEVELS,
  moveGroup,
  newGroup,
  placedGroups,
  putBackGroup,
  removeGroup,
} from "@/lib/charts-of-accounts/chart-draft";
import { showToast } from "@/lib/toasts";
import { focusOnGroup } from "./focus-on-group";
import type { ChartWork } from "./use-chart-edits";

/** Actions on the groups of a chart, in the tree and in the grid. */
export function useGroupActions({ draft, change }: ChartWork, choose: (groupId: string | null) => void) {
  const t = useTranslations("chartsOfAccounts.tree");
  const ui = useTranslations("ui");
  return {
    /** Adds a group under another, or at the top level for null. */
    add: (parentId: string | null) => {
      const parent = parentId === null ? undefined : findGroup(draft, parentId);
      if (parent && (parent.level >= MAX_LEVELS || parent.group.name === null)) return;
      const group = newGroup(draft, t("newName"));
      change(addGroup(draft, parentId, group));
      choose(group.id);
    },
    remove: (...groupIds: readonly string[]) => {
      const placed = placedGroups(draft);
      const removed = placed.filter(({ group }) => groupIds.includes(group.id));
      const [first] = removed;
      if (!first) return;
      const below = new Set(
        removed.flatMap(({ group }) => placedGroups({ ...draft, groups: group.groups }).map((each) => each.group.id)),
      );
      const outermost = removed.filter(({ group }) => !below.has(group.id));
      const after = groupIds.reduce(removeGroup, draft);
      change(after);
      choose(null);
      // The focus moves to the next group of the same level, else to the parent, else to the row above.
      const at = placed.indexOf(first);
      const left = placedGroups(after);
      const next = left[at]?.level === first.level ? left[at].group.id : first.parentId;
      focusOnGroup(next ?? left[Math.max(0, at - 1)]?.group.id ?? null);
      showToast(t("removed", { count: removed.length, group: first.group.name ?? t("withoutGroup") }), {
        action: {
          label: ui("undo"),
          isUndo: true,
          run: () => {
            // After later changes, the removed groups are added to the changed draft, each with all its descendants.
            change((latest) => (latest === after ? draft : outermost.reduce(putBackGroup, latest)));
          },
        },
      });
    },
    move: (groupId: string, parentId: string | null) => {
      change(moveGroup(draft, groupId, parentId));
    },
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
