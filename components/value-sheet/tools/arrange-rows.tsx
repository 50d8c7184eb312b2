"use client";

import { useTranslations } from "next-intl";
import type { Arrangement } from "@/lib/inputs/arrange-rows";
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
  /** Plus or minus for rising or falling order, then the id of the column; no id for the name. */
  const chosenSort =
    sort === undefined ? "" : `${sort.descending ? "-" : "+"}${sort.by === "name" ? "" : sort.by.columnId}`;
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
        value={chosenSort}
        className="[&_select]:max-w-52"
        options={[
          { value: "", label: t("sort.none") },
          { value: "+", label: t("sort.name") },
          ...grid.columns.flatMap(({ id, label }) => [
            { value: `+${id}`, label: t("sort.rising", { column: label }) },
            { value: `-${id}`, label: t("sort.falling", { column: label }) },
          ]),
        ]}
        onChange={({ target: { value } }) => {
          const columnId = value.slice(1);
          const chosen =
            value === ""
              ? undefined
              : { by: columnId === "" ? ("name" as const) : { columnId }, descending: value.startsWith("-") };
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
