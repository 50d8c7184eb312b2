"use client";

import { useTranslations } from "next-intl";
import { parseAsBoolean, useQueryState } from "nuqs";
import { useEffect } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { Switch } from "@/components/ui/switch";
import type { BesideSheet } from "@/components/value-sheet/use-sheet";
import { useComparedSheet } from "./use-compared-sheet";

interface ComparisonSwitchProps {
  values: FiscalYearValues;
  companyId: string;
  fiscalYear: FiscalYear;
  by: Granularity;
  /** Twelve months are pasted side by side: nothing stands between them before it is asked for. */
  mayWrite: boolean;
  onChange: (beside: BesideSheet | null) => void;
}

/** Puts actual values beside the targets, or takes them away. The address holds it. */
export function ComparisonSwitch({ values, companyId, fiscalYear, by, mayWrite, onChange }: ComparisonSwitchProps) {
  const t = useTranslations("targets.compared");
  const [isWanted, setWanted] = useQueryState(
    "actual",
    parseAsBoolean.withDefault(by !== "month" || !mayWrite).withOptions({ history: "push" }),
  );
  const { beside, isError } = useComparedSheet({ values, companyId, fiscalYear, by, isWanted });
  useEffect(() => {
    onChange(beside);
  }, [beside, onChange]);
  return (
    <>
      {isError && (
        <span role="alert" className="self-center text-bad">
          {t("failed")}
        </span>
      )}
      <Switch
        label={t("show")}
        checked={isWanted}
        onChange={({ target }) => {
          void setWanted(target.checked);
        }}
      />
    </>
  );
}
