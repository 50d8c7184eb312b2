"use client";

import { useTranslations } from "next-intl";
import {
  addGroup,
  findGroup,
  MOST_LEVELS,
  moveGroup,
  newGroup,
  placedGroups,
  removeGroup,
} from "@/lib/chart-of-accounts/chart-draft";
import { showToast } from "@/lib/toasts";
import { focusOnGroup } from "./focus-on-group";
import type { ChartWork } from "./use-chart-edits";

/** What can be done with a group in the tree. */
export function useGroupActions({ draft, change }: ChartWork, choose: (groupId: string | null) => void) {
  const t = useTranslations("chartOfAccounts.tree");
  const ui = useTranslations("ui");
  return {
    /** Under another group, or at the top for null. */
    add: (parentId: string | null) => {
      const parent = parentId === null ? undefined : findGroup(draft, parentId);
      if (parent && (parent.level >= MOST_LEVELS || parent.group.name === null)) return;
      const group = newGroup(draft, t("newName"));
      change(addGroup(draft, parentId, group));
      choose(group.id);
    },
    remove: (groupId: string) => {
      const placed = placedGroups(draft);
      const at = placed.findIndex(({ group }) => group.id === groupId);
      const removed = placed[at];
      if (!removed) return;
      const after = removeGroup(draft, groupId);
      change(after);
      choose(null);
      const left = placedGroups(after);
      const next = left[at]?.level === removed.level ? left[at].group.id : removed.parentId;
      focusOnGroup(next ?? left[Math.max(0, at - 1)]?.group.id ?? null);
      showToast(t("removed", { group: removed.group.name ?? t("withoutGroup") }), {
        action: {
          label: ui("undo"),
          run: () => {
            // What has been changed since stays.
            change((now) => (now === after ? draft : addGroup(now, removed.parentId, removed.group)));
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
