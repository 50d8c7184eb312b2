"use client";

import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";
import { classes } from "@/components/ui/classes";
import { KeyFigureRow } from "./key-figure-row";
import { listClasses, rowClasses, toggleAndStay } from "./row-list";

interface HiddenKeyFiguresProps {
  label: string;
  keyFigures: readonly PresetKeyFigure[];
  currency: string | undefined;
  readOnly: boolean;
  onShow: (id: string) => void;
}

/** The key figures of the catalogue that a preset does not show. */
export function HiddenKeyFigures({ label, keyFigures, currency, readOnly, onShow }: HiddenKeyFiguresProps) {
  return (
    <ul aria-label={label} className={listClasses}>
      {keyFigures.map((keyFigure) => (
        // As wide as the handles and menus of the shown ones, so that the columns of both lists stand in line.
        <li key={keyFigure.id} className={classes(rowClasses, !readOnly && "md:pl-10")}>
          <KeyFigureRow
            keyFigure={keyFigure}
            currency={currency}
            isShown={false}
            readOnly={readOnly}
            tail={!readOnly && <span className="w-7 shrink-0 max-md:hidden" />}
            onToggle={() => {
              toggleAndStay(() => {
                onShow(keyFigure.id);
              });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
