"use client";

import { useTranslations } from "next-intl";
import { parseAsBoolean, useQueryState } from "nuqs";
import { useEffect, type Dispatch, type SetStateAction } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { Switch } from "@/components/ui/switch";
import type { ExtraColumns } from "@/components/value-sheet/use-sheet";
import { useComparedSheet } from "./use-compared-sheet";

interface ComparisonSwitchProps {
  values: FiscalYearValues;
  companyId: string;
  fiscalYear: FiscalYear;
  by: Granularity;
  /** With write access the switch is off for months at first, so that twelve columns can be pasted side by side. */
  mayWrite: boolean;
  setBeside: Dispatch<SetStateAction<ExtraColumns | null>>;
}

/** Shows or hides actual values beside the targets. The choice is part of the URL. */
export function ComparisonSwitch({ values, companyId, fiscalYear, by, mayWrite, setBeside }: ComparisonSwitchProps) {
  const t = useTranslations("targets.compared");
  const [isWanted, setWanted] = useQueryState(
    "actual",
    parseAsBoolean.withDefault(by !== "month" || !mayWrite).withOptions({ history: "push" }),
  );
  const { beside, isError } = useComparedSheet({ values, companyId, fiscalYear, by, isWanted });
  useEffect(() => {
    // `beside` is itself a function, which the setter would call if it got it directly.
    setBeside(() => beside);
  }, [beside, setBeside]);
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
