"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/lib/format/use-formats";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { undoRestored } from "@/lib/inputs/undo-restored";
import { Note } from "./note";

interface RestoredNoteProps {
  values: FiscalYearValues;
  restored: NonNullable<ReturnType<FiscalYearValues["getRestored"]>>;
  /** Called after an action, with which the note and its focused button disappear. */
  onAction: () => void;
}

/** Says that edits of an earlier visit were restored, and offers to undo them. */
export function RestoredNote({ values, restored, onAction }: RestoredNoteProps) {
  const t = useTranslations("inputs");
  const formats = useFormats();
  return (
    <Note
      icon="undo"
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              undoRestored(values);
              onAction();
            }}
          >
            {t("restored.undo")}
          </Button>
          <Button
            size="small"
            onClick={() => {
              values.dismissRestored();
              onAction();
            }}
          >
            {t("restored.dismiss")}
          </Button>
        </>
      }
    >
      {t("restored.text", { count: restored.edits.length, at: formats.moment(restored.at.toISOString()) })}
    </Note>
  );
}
