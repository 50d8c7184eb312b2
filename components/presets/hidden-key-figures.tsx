"use client";

import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";
import { classes } from "@/components/ui/classes";
import { KeyFigureRow } from "./key-figure-row";
import { listClasses, rowClasses, toggleAndStay } from "./row-list";

interface HiddenKeyFiguresProps {
  label: string;
  keyFigures: readonly PresetKeyFigure[];
  currency: string | undefined;
  /** True when the rows of the other list have handles and menus. */
  canMove: boolean;
  readOnly: boolean;
  onShow: (id: string) => void;
}

/** The catalogue's key figures that are not in the preset. */
export function HiddenKeyFigures({ label, keyFigures, currency, canMove, readOnly, onShow }: HiddenKeyFiguresProps) {
  return (
    <ul aria-label={label} className={listClasses}>
      {keyFigures.map((keyFigure) => (
        // Padding and tail replace handle and menu of the other list, so that the columns of both lists are aligned.
        <li key={keyFigure.id} className={classes(rowClasses, canMove && "md:pl-10")}>
          <KeyFigureRow
            keyFigure={keyFigure}
            currency={currency}
            isShown={false}
            readOnly={readOnly}
            tail={canMove && <span className="w-7 shrink-0 max-md:hidden" />}
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
