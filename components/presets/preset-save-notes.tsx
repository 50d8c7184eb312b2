"use client";

import { useTranslations } from "next-intl";
import type { PresetSave } from "@/lib/presets/preset-edits";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { RestoredNote } from "@/components/ui/restored-note";

interface PresetSaveNotesProps {
  save: PresetSave;
  restoredAt: Date | null;
  onDiscard: () => void;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** Notices about restored changes, a failed save with its identifier, or a conflict with the choice to make. */
export function PresetSaveNotes({ save, restoredAt, onDiscard, onResolve }: PresetSaveNotesProps) {
  const t = useTranslations("presets");
  if (save.kind === "failed")
    return (
      <div className="mb-4">
        <FailureNote error={save.error} title={t("failed")} />
      </div>
    );
  if (save.kind === "unsaved" && restoredAt)
    return (
      <div className="mb-4">
        <RestoredNote at={restoredAt} onDiscard={onDiscard} />
      </div>
    );
  if (save.kind !== "conflict") return null;
  return (
    <div role="alert" className="mb-4 flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-0.5" />
      <div>
        <p className="font-medium">{t("conflict.title")}</p>
        <p>{t("conflict.explanation", { count: save.theirs.length })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => {
              onResolve("theirs");
            }}
          >
            {t("conflict.theirs")}
          </Button>
          <Button
            size="small"
            onClick={() => {
              onResolve("mine");
            }}
          >
            {t("conflict.mine")}
          </Button>
        </div>
      </div>
    </div>
  );
}
