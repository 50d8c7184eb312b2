"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { ShownConflict } from "./conflicts-dialog";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Note } from "./note";

const ConflictsDialog = onDemand(() => import("./conflicts-dialog").then((module) => module.ConflictsDialog));

interface ConflictChoiceProps {
  count: number;
  /** Returns the conflicts; called while the dialog is open. */
  conflicts: () => readonly ShownConflict[];
  /** Resolves the conflict of the value with `key`, or all conflicts. */
  onChoose: (choice: "mine" | "stored", key?: string) => void;
  /** Moves the focus back to the grid. */
  onDone: () => void;
}

/** Note about values that another user has changed meanwhile; resolves the conflicts together or one by one. */
export function ConflictChoice({ count, conflicts, onChoose, onDone }: ConflictChoiceProps) {
  const t = useTranslations("inputs.conflicts");
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => {
    setChoosing(false);
    onDone();
  }, [onDone, setChoosing]);
  const all = (choice: "mine" | "stored") => () => {
    onChoose(choice);
    onDone();
  };
  return (
    <>
      {count > 0 && (
        <Note
          icon="alert"
          tone="warn"
          actions={
            <>
              <Button size="small" onClick={all("mine")}>
                {t("mine")}
              </Button>
              <Button size="small" onClick={all("stored")}>
                {t("stored")}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  setChoosing(true);
                }}
              >
                {t("each")}
              </Button>
            </>
          }
        >
          {t("text", { count })}
        </Note>
      )}
      {choosing && <ConflictsDialog conflicts={conflicts()} onChoose={onChoose} onClose={close} />}
    </>
  );
}
