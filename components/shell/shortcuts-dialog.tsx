"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { ShortcutList } from "@/components/ui/shortcut-list";
import { shortcutGroups, type ShortcutGroup } from "@/lib/shortcuts";

interface ShortcutsDialogProps {
  /** Leaves out the shortcuts of all pages, most of which a meeting does not have. */
  isMeeting?: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of all pages and those that the present page offers. A grid has a list of its own. */
export function ShortcutsDialog({ isMeeting = false, onClose }: ShortcutsDialogProps) {
  const t = useTranslations("shell.shortcuts");
  const everywhere: ShortcutGroup = {
    title: t("everywhere"),
    shortcuts: [
      { keys: t("keys.palette"), label: t("palette") },
      { keys: "?", label: t("thisList") },
      { keys: "/", label: t("filter") },
      { keys: "Enter", label: t("save") },
      { keys: "Esc", label: t("cancel") },
      { keys: t("keys.undo"), label: t("undo") },
    ],
  };
  return (
    <Dialog open onClose={onClose} title={t("title")} size="medium">
      <ShortcutList
        label={t("title")}
        className="flex flex-col gap-5"
        groups={[...(isMeeting ? [] : [everywhere]), ...shortcutGroups()]}
      />
    </Dialog>
  );
}
