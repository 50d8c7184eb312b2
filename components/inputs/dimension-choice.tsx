"use client";

import { useTranslations } from "next-intl";
import { ALL_OBJECTS } from "@/lib/inputs/all-objects";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";

const DimensionList = onDemand(() => import("./dimension-list").then((module) => module.DimensionList));

interface DimensionChoiceProps {
  values: FiscalYearValues;
  dimensionId: string | undefined;
  /** Null is the whole company. */
  onChange: (dimensionId: string | null) => void;
}

/** Whole company, one of the dimensions and objects that have values, or one written by its numbers. */
export function DimensionChoice({ values, dimensionId, onChange }: DimensionChoiceProps) {
  const t = useTranslations("inputs.dimension");
  return (
    <Popover
      label={t("button", { dimension: dimensionId === ALL_OBJECTS ? t("all") : (dimensionId ?? t("whole")) })}
      align="end"
      className="w-72"
    >
      {(close) => (
        <DimensionList
          values={values}
          dimensionId={dimensionId}
          onChoose={(id) => {
            close();
            onChange(id);
          }}
        />
      )}
    </Popover>
  );
}
