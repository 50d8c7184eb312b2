"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { growthOf } from "@/lib/grid/grid-growth";
import type { GridStore } from "@/lib/grid/grid-store";
import { pasteBlock, preparePaste, type PastedBlock } from "@/lib/grid/paste";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { displayOf } from "./display";

interface PastePromptProps {
  store: GridStore;
  block: PastedBlock;
  onClose: () => void;
}

/** Number of ambiguous texts that are shown; the others are counted. */
const MAX_SHOWN = 3;

/** Asks before pasting how ambiguous numbers are to be read, and what to do with cells outside the grid. */
export function PastePrompt({ store, block, onClose }: PastePromptProps) {
  const t = useTranslations("grid.beforePaste");
  const tUi = useTranslations("ui");
  const [reading, setReading] = useState<"likely" | "other">("likely");
  const [plan] = useState(() => preparePaste(store, block));
  if (!plan) return null;
  const { doubts, outside } = plan;
  const { rows, columns, cells } = outside;
  const both = rows > 0 && columns > 0 ? "yes" : "no";
  const addRows = cells > 0 && columns === 0 ? growthOf(store) : undefined;

  const paste = (rowIds?: readonly string[]) => {
    onClose();
    // Prepared again, because more cells fit after rows were added.
    const current = preparePaste(store, block, rowIds);
    if (current) pasteBlock(store, current, reading);
    store.focus();
  };
  const grow = async () => {
    const added = await addRows?.(rows);
    // The block keeps the rows of the first plan, because the added rows may stand between these.
    if (added?.length === rows) paste([...plan.rowIds, ...added]);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      footer={
        <DialogActions>
          <Button onClick={onClose}>{tUi("cancel")}</Button>
          <Button
            variant={addRows ? "secondary" : "primary"}
            onClick={() => {
              paste();
            }}
          >
            {cells > 0 ? t("cut", { cells }) : t("paste")}
          </Button>
          {addRows && (
            <Button variant="primary" onClick={() => void grow()}>
              {t("grow", { rows })}
            </Button>
          )}
        </DialogActions>
      }
    >
      {doubts.length > 0 && (
        <fieldset>
          <legend className="mb-2">{t("doubts", { count: doubts.length })}</legend>
          {(["likely", "other"] as const).map((choice) => (
            <label key={choice} className="flex items-baseline gap-2 py-1">
              <input
                type="radio"
                name="reading"
                checked={reading === choice}
                onChange={() => {
                  setReading(choice);
                }}
              />
              <span>
                {doubts.slice(0, MAX_SHOWN).map(({ text, content, alternative }, index) => (
                  <span key={index} className="numeric mr-4 whitespace-nowrap">
                    {text.trim()} → {displayOf(store, choice === "likely" ? content : alternative)}
                  </span>
                ))}
                {doubts.length > MAX_SHOWN && t("more", { count: doubts.length - MAX_SHOWN })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {cells > 0 && <p className="mt-2">{t("outside", { rows, columns, both, cells })}</p>}
    </Dialog>
  );
}
