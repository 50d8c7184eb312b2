"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";

const GROUPS = {
  move: ["arrows", "ctrlArrows", "homeEnd", "ctrlHomeEnd", "page", "altPage", "tab", "enter", "leave"],
  select: ["shift", "ctrlA", "shiftSpace"],
  edit: ["type", "f2", "escape", "ctrlEnter", "backspace", "delete", "fill", "handle"],
  clipboard: ["copy", "undo", "help"],
} as const;

export interface GridShortcut {
  readonly keys: string;
  readonly does: string;
}

interface ShortcutsDialogProps {
  /** Shortcuts of the tools around the grid. */
  more: readonly GridShortcut[] | undefined;
  onClose: () => void;
}

/** Every key of the grid and what it does. */
export function ShortcutsDialog({ more = [], onClose }: ShortcutsDialogProps) {
  const t = useTranslations("grid.shortcuts");
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <section key={group}>
            <h3 className="mb-1 text-xs font-medium text-ink-2">{t(`groups.${group}`)}</h3>
            <dl>
              {[
                ...GROUPS[group].map((shortcut) => ({ keys: t(`keys.${shortcut}`), does: t(`does.${shortcut}`) })),
                ...(group === "clipboard" ? more : []),
              ].map(({ keys, does }) => (
                <div key={keys} className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
                  <dt className="shrink-0 font-medium">{keys}</dt>
                  <dd className="text-right text-ink-2">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
