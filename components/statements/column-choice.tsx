"use client";

import { useTranslations } from "next-intl";
import type { Statement } from "@/contract/statements/statement";
import { DIVISIONS, LEAVABLE } from "@/lib/statements/chosen-columns";
import type { Part } from "@/contract/statements/columns";
import { useStatementView } from "@/lib/statements/use-statement-view";
import { useMeeting } from "@/components/shell/meeting";
import { Popover } from "@/components/ui/popover";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";

interface ColumnChoiceProps {
  statement: Statement;
  part: Part;
  /** The year is shown, which months and quarters divide. */
  isYear: boolean;
}

/** The choice of columns beside the amounts, which the address holds. */
export function ColumnChoice({ statement: { columns, hasBudget }, part, isYear }: ColumnChoiceProps) {
  const t = useTranslations("statements.choice");
  const { by, without, budget, share, set } = useStatementView(useMeeting() !== null);
  const isBudgeted = part === "income" && hasBudget;
  const kinds = LEAVABLE.filter((kind) => isBudgeted || (kind !== "budget" && kind !== "deviation"));
  return (
    <Popover icon="sliders" label={t("label")} accessibleLabel={t("label")} className="w-72">
      {() => (
        <div className="flex flex-col items-start gap-2.5">
          {isYear && columns.length > 1 && (
            <Segmented
              label={t("by")}
              value={by}
              options={DIVISIONS.map((value) => ({ value, label: t(value) }))}
              onChange={(value) => {
                set({ by: value });
              }}
            />
          )}
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={t(kind)}
              checked={!without.includes(kind)}
              onChange={({ target }) => {
                set({ without: target.checked ? without.filter((other) => other !== kind) : [...without, kind] });
              }}
            />
          ))}
          {isBudgeted && isYear && by !== "none" && (
            <Switch
              label={t("beside")}
              checked={budget}
              onChange={({ target }) => {
                set({ budget: target.checked || null });
              }}
            />
          )}
          <Switch
            label={t(part === "income" ? "shareOfSales" : "shareOfAssets")}
            checked={share}
            onChange={({ target }) => {
              set({ share: target.checked || null });
            }}
          />
        </div>
      )}
    </Popover>
  );
}
