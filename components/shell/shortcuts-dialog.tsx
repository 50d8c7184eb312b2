"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { shortcutGroups, type ShortcutGroup } from "@/lib/shortcuts";

interface ShortcutsDialogProps {
  /** Lists only the shortcuts of the meeting. */
  isMeeting?: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of all pages and of the present page; opened with "?". */
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
      <div className="flex flex-col gap-5">
        {[...(isMeeting ? [] : [everywhere]), ...shortcutGroups()].map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-xs font-medium text-ink-2">{group.title}</h3>
            <dl className="divide-y divide-line">
              {group.shortcuts.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                  <dt>{label}</dt>
                  <dd>
                    <kbd className="rounded border border-line bg-hover px-1.5 py-0.5 font-sans text-xs">{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
