"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import type { ToolGrid } from "./tool-grid";

interface NameRowsDialogProps {
  /** Number of rows to add. */
  count: number;
  /** Names of existing rows. */
  taken: readonly string[];
  /** Replaces the usual hint, which is about inputs. */
  hint: string | undefined;
  refusedRow: ToolGrid["refusedRow"];
  onAdd: (names: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for the names of new rows that a pasted block needs. */
export function NameRowsDialog({ count, taken, hint, refusedRow, onAdd, onClose }: NameRowsDialogProps) {
  const t = useTranslations("inputs.tools.nameRows");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const add = () => {
    // Normalized as the service stores ids, so that equal names are recognized.
    const names = text
      .split("\n")
      .map((line) => line.trim().normalize("NFC"))
      .filter((name) => name !== "");
    const long = names.find((name) => Array.from(name).length > MAX_KEY_FIGURE_ID_LENGTH);
    const repeated = names.find((name, index) => taken.includes(name) || names.indexOf(name) !== index);
    const refused = names.map((name) => refusedRow?.(name)).find((reason) => reason !== undefined);
    if (names.length !== count) setError(t("wrongCount", { count, written: names.length }));
    else if (long !== undefined) setError(t("tooLong", { name: long, max: MAX_KEY_FIGURE_ID_LENGTH }));
    else if (refused !== undefined) setError(refused);
    else if (repeated !== undefined) setError(t("taken", { name: repeated }));
    else onAdd(names);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { count })}
      footer={
        <SubmitActions onCancel={onClose} onConfirm={add}>
          {t("add", { count })}
        </SubmitActions>
      }
    >
      <TextArea
        label={t("label")}
        hint={hint ?? t("hint")}
        error={error}
        rows={Math.min(Math.max(count, 3), 12)}
        value={text}
        data-first-focus
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
