"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { Popover } from "../ui/popover";

const OwnKeyFigureForm = dynamic(() => import("./own-key-figure-form").then((module) => module.OwnKeyFigureForm), {
  ssr: false,
});

interface AddKeyFigureProps {
  values: FiscalYearValues;
  grid: GridStore;
}

/** Adds a row for a key figure of the user's own. A name that has a row already leads to that row. */
export function AddKeyFigure({ values, grid }: AddKeyFigureProps) {
  const t = useTranslations("keyFigures.own");
  return (
    <div className="mt-4">
      <Popover label={t("button")} icon="plus" variant="secondary" className="w-80">
        {(close) => (
          <OwnKeyFigureForm
            onAdd={(name) => {
              close();
              values.addRow(name);
              grid.select(selectCell({ row: values.rows().indexOf(name), column: 0 }));
              grid.focus();
            }}
          />
        )}
      </Popover>
    </div>
  );
}
