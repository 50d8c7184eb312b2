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
  /** Asked for while the choice is open. */
  conflicts: () => readonly ShownConflict[];
  /** Decides about the value with `key`, or about all. */
  onChoose: (choice: "mine" | "stored", key?: string) => void;
  /** The keyboard goes back to the grid. */
  onDone: () => void;
}

/** Values that somebody else changed meanwhile: all of them at once, or one by one. */
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
