"use client";

import { useTranslations } from "next-intl";
import type { Arrangement } from "@/lib/inputs/arrange-rows";
import { readSort, writeSort } from "@/lib/inputs/sort-address";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { controlClasses } from "@/components/ui/field";
import { classes } from "@/components/ui/classes";
import type { ToolGrid } from "./tool-grid";

interface ArrangeRowsProps {
  grid: ToolGrid;
  arrangement: Arrangement;
  onChange: (change: (last: Arrangement) => Arrangement) => void;
}

/** Controls for the filter and order of the rows. */
export function ArrangeRows({ grid, arrangement, onChange }: ArrangeRowsProps) {
  const t = useTranslations("inputs.tools");
  const { filter, sort, hideEmpty } = arrangement;
  const optionOf = (by: NonNullable<Arrangement["sort"]>["by"], descending: boolean, text: string) => ({
    value: writeSort({ by, descending }) ?? "",
    label: text,
  });
  return (
    <>
      <div className="w-44">
        <input
          type="search"
          aria-label={t("filter")}
          placeholder={t("filter")}
          value={filter}
          className={classes(controlClasses, "h-8.5")}
          onChange={(event) => {
            const { value } = event.target;
            onChange((last) => ({ ...last, filter: value }));
          }}
        />
      </div>
      <Select
        label={t("sort.label")}
        shape="pill"
        value={writeSort(sort) ?? ""}
        className="[&_select]:max-w-52"
        options={[
          { value: "", label: t("sort.none") },
          optionOf("name", false, t("sort.name")),
          ...grid.columns.flatMap(({ id, label }) => [
            optionOf({ columnId: id }, false, t("sort.rising", { column: label })),
            optionOf({ columnId: id }, true, t("sort.falling", { column: label })),
          ]),
        ]}
        onChange={({ target: { value } }) => {
          const columnIds = grid.columns.map(({ id }) => id);
          const chosen = readSort(value, columnIds);
          onChange((last) => ({ ...last, sort: chosen }));
        }}
      />
      <Switch
        label={t("hideEmpty")}
        checked={hideEmpty}
        onChange={({ target: { checked } }) => {
          onChange((last) => ({ ...last, hideEmpty: checked }));
        }}
      />
    </>
  );
}
