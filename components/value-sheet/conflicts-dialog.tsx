"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useValueText } from "./use-value-text";

export interface ShownConflict {
  key: string;
  /** Describes the value: row and column. */
  label: string;
  mine: number | null;
  theirs: number | null;
}

interface ConflictsDialogProps {
  conflicts: readonly ShownConflict[];
  onChoose: (choice: "mine" | "stored", key: string) => void;
  onClose: () => void;
}

/** Maximal number of conflicts shown; others follow when these are resolved. A paste may cause ten thousand. */
const MAX_SHOWN = 200;

/** Lists values that two users have changed, with a choice between both versions. Closes after the last one. */
export function ConflictsDialog({ conflicts, onChoose, onClose }: ConflictsDialogProps) {
  const t = useTranslations("inputs.conflicts");
  const text = useValueText();
  const isDone = conflicts.length === 0;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Dialog open onClose={onClose} title={t("title")} size="large">
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th>{t("value")}</Th>
            <Th numeric>{t("yours")}</Th>
            <Th numeric>{t("theirs")}</Th>
          </tr>
        </thead>
        <tbody>
          {conflicts.slice(0, MAX_SHOWN).map(({ key, label, mine, theirs }) => (
            <Tr key={key}>
              <Td>{label}</Td>
              <Td numeric>
                <Button
                  size="small"
                  aria-label={t("takeMine", { value: label, text: text(mine) })}
                  onClick={() => {
                    onChoose("mine", key);
                  }}
                >
                  {text(mine)}
                </Button>
              </Td>
              <Td numeric>
                <Button
                  size="small"
                  aria-label={t("takeTheirs", { value: label, text: text(theirs) })}
                  onClick={() => {
                    onChoose("stored", key);
                  }}
                >
                  {text(theirs)}
                </Button>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      {conflicts.length > MAX_SHOWN && (
        <p className="mt-3 text-ink-2">{t("more", { count: conflicts.length - MAX_SHOWN })}</p>
      )}
    </Dialog>
  );
}
