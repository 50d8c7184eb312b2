"use client";

import { useTranslations } from "next-intl";
import type { Statement } from "@/contract/statements/statement";
import { DIVISIONS, OPTIONAL_COLUMNS, leftOut } from "@/lib/statements/chosen-columns";
import type { Part } from "@/contract/statements/columns";
import { useStatementView } from "./use-statement-view";
import { Popover } from "@/components/ui/popover";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";

interface ColumnChoiceProps {
  statement: Statement;
  part: Part;
  /** Index of the month shown; null for the whole year, whose columns can be months or quarters. */
  month: number | null;
}

/** Chooses the additional columns, which are part of the URL. */
export function ColumnChoice({ statement, part, month }: ColumnChoiceProps) {
  const t = useTranslations("statements.choice");
  const { columns, hasBudget } = statement;
  const isYear = month === null;
  const { by, budget, share, setColumns, ...view } = useStatementView();
  const without = leftOut(statement, part, month, { by, without: view.without });
  const isBudgeted = part === "income" && hasBudget;
  const kinds = OPTIONAL_COLUMNS.filter((kind) => isBudgeted || (kind !== "budget" && kind !== "deviation"));
  return (
    <Popover icon="sliders" label={t("label")} className="w-72">
      {() => (
        <div className="flex flex-col items-start gap-2.5">
          {isYear && columns.length > 1 && (
            <Segmented
              label={t("by")}
              value={by}
              options={DIVISIONS.map((value) => ({ value, label: t(value) }))}
              onChange={(value) => {
                setColumns({ by: value });
              }}
            />
          )}
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={t(kind)}
              checked={!without.includes(kind)}
              onChange={({ target }) => {
                const others = without.filter((other) => other !== kind);
                setColumns({ without: target.checked ? others : [...others, kind] });
              }}
            />
          ))}
          {isBudgeted && isYear && by !== "none" && (
            <Switch
              label={t("beside")}
              checked={budget}
              onChange={({ target }) => {
                setColumns({ budget: target.checked });
              }}
            />
          )}
          <Switch
            label={t(part === "income" ? "shareOfSales" : "shareOfAssets")}
            checked={share}
            onChange={({ target }) => {
              setColumns({ share: target.checked });
            }}
          />
        </div>
      )}
    </Popover>
  );
}
