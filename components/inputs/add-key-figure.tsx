"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { useOwnKeyFigureDialog } from "@/components/formulas/use-own-key-figure-dialog";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const OwnKeyFigureDialog = onDemand(() =>
  import("@/components/formulas/own-key-figure-dialog").then((module) => module.OwnKeyFigureDialog),
);

interface AddKeyFigureProps {
  companyId: string;
  values: FiscalYearValues;
  grid: GridStore;
}

/**
 * Opens the dialog for the company's own key figures. For a typed one, a row is added if its name has none yet, and the
 * row is selected.
 */
export function AddKeyFigure({ companyId, values, grid }: AddKeyFigureProps) {
  const t = useTranslations("inputs.own");
  const { isOpen, reopened, opening, open, close } = useOwnKeyFigureDialog(companyId);
  const hasAdded = useRef(false);
  // The closing dialog gives the focus back to the button; afterwards the grid takes the focus, with the row selected.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (hasAdded.current) grid.focus();
      hasAdded.current = false;
    };
  }, [isOpen, grid]);
  return (
    <div className="mt-4">
      <Button
        icon="plus"
        onPointerEnter={OwnKeyFigureDialog.preload}
        onFocus={OwnKeyFigureDialog.preload}
        onClick={open}
      >
        {t("button")}
      </Button>
      {isOpen && (
        <OwnKeyFigureDialog
          key={opening}
          companyId={companyId}
          reopened={reopened}
          onClose={close}
          onTyped={(name) => {
            hasAdded.current = true;
            grid.showAllRows();
            values.addRow(name);
            grid.select(selectCell({ row: grid.model.rowIds().indexOf(name), column: 0 }));
            close();
          }}
        />
      )}
    </div>
  );
}
