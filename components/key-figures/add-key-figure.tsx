"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LONGEST_KEY_FIGURE_ID } from "@/contract/id-patterns";
import type { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Popover } from "../ui/popover";

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
          <OwnForm
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

function OwnForm({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useTranslations("keyFigures.own");
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const id = name.trim().normalize("NFC");
        const { length } = Array.from(id);
        if (length === 0) setError(t("empty", { most: LONGEST_KEY_FIGURE_ID }));
        else if (length > LONGEST_KEY_FIGURE_ID) setError(t("tooLong", { most: LONGEST_KEY_FIGURE_ID, length }));
        else onAdd(id);
      }}
    >
      <TextField
        label={t("label")}
        hint={t("hint")}
        error={error}
        value={name}
        autoFocus
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" className="self-end">
        {t("add")}
      </Button>
    </form>
  );
}
