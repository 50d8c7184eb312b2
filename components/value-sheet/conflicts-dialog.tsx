"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useValueText } from "./use-value-text";

export interface ShownConflict {
  key: string;
  /** Describes the value: row and column. */
  label: string;
  /** The user's value; null for none. */
  mine: number | null;
  /** The value stored by another user, which the choice "stored" takes; null for none. */
  theirs: number | null;
}

interface ConflictsDialogProps {
  conflicts: readonly ShownConflict[];
  onChoose: (choice: "mine" | "stored", key: string) => void;
  onClose: () => void;
}

/** Maximum number of conflicts shown; others follow when these are resolved. A paste may cause ten thousand. */
const MAX_SHOWN = 200;

/** Lists values that two users have changed, with a choice between both versions. Closes after the last one. */
export function ConflictsDialog({ conflicts, onChoose, onClose }: ConflictsDialogProps) {
  const t = useTranslations("inputs.conflicts");
  const text = useValueText();
  const isDone = conflicts.length === 0;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  // The chosen button goes away with its row, so the focus moves to the same choice of the row that takes its place.
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const chosen = useRef<{ row: number; button: number } | null>(null);
  useEffect(() => {
    const [place, rows] = [chosen.current, bodyRef.current?.children];
    chosen.current = null;
    if (!place || !rows || document.activeElement !== document.body) return;
    rows[Math.min(place.row, rows.length - 1)]?.querySelectorAll("button")[place.button]?.focus();
  }, [conflicts]);
  const choose = (choice: "mine" | "stored", key: string, row: number) => {
    chosen.current = { row, button: choice === "mine" ? 0 : 1 };
    onChoose(choice, key);
  };
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
        <tbody ref={bodyRef}>
          {conflicts.slice(0, MAX_SHOWN).map(({ key, label, mine, theirs }, row) => (
            <Tr key={key}>
              <Td>{label}</Td>
              <Td numeric>
                <Button
                  size="small"
                  aria-label={t("takeMine", { value: label, text: text(mine) })}
                  onClick={() => {
                    choose("mine", key, row);
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
                    choose("stored", key, row);
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
