"use client";

import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";
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
        <li key={keyFigure.id} className={rowClasses}>
          <KeyFigureRow
            keyFigure={keyFigure}
            currency={currency}
            isShown={false}
            readOnly={readOnly}
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
