"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { ShortcutList } from "@/components/ui/shortcut-list";
import type { Shortcut } from "@/lib/shortcuts";

const READING = {
  move: ["arrows", "ctrlArrows", "homeEnd", "ctrlHomeEnd", "page", "altPage", "tab", "enter", "leave"],
  select: ["shift", "ctrlA", "shiftSpace"],
  copy: ["ctrlC"],
  other: ["help"],
} as const;

const EDITING = {
  move: READING.move,
  select: READING.select,
  edit: ["type", "f2", "escape", "ctrlEnter", "backspace", "delete", "fill", "handle"],
  clipboard: ["copy", "undo"],
  other: READING.other,
} as const;

type Groups = typeof READING & typeof EDITING;

interface GridShortcutsDialogProps {
  /** Leaves out the keys that change cells. */
  readOnly: boolean;
  /** Shortcuts of the tools around the grid. */
  more: readonly Shortcut[] | undefined;
  onClose: () => void;
}

/** The keys of the grid and what each does. */
export function GridShortcutsDialog({ readOnly, more = [], onClose }: GridShortcutsDialogProps) {
  const t = useTranslations("grid.shortcuts");
  const groups: Partial<Groups> = readOnly ? READING : EDITING;
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large">
      <ShortcutList
        label={t("title")}
        className="grid gap-x-8 gap-y-4 sm:grid-cols-2"
        groups={Object.entries(groups).map(([group, shortcuts]) => ({
          title: t(`groups.${group as keyof Groups}`),
          shortcuts: [
            ...shortcuts.map((shortcut) => ({ keys: t(`keys.${shortcut}`), label: t(`does.${shortcut}`) })),
            ...more.filter(({ isEdit }) => group === (isEdit ? "edit" : "other")),
          ],
        }))}
      />
    </Dialog>
  );
}
