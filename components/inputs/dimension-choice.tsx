"use client";

import { useTranslations } from "next-intl";
import { ALL_OBJECTS } from "@/lib/inputs/all-objects";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { ObjectNames } from "@/lib/statements/use-object-names";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";

const DimensionList = onDemand(() => import("./dimension-list").then((module) => module.DimensionList));

interface DimensionChoiceProps {
  values: FiscalYearValues;
  dimensionId: string | undefined;
  objects: ObjectNames;
  /** Called with the object's id, or null for the whole company. */
  onChange: (dimensionId: string | null) => void;
}

/** Chooses the whole company, an object in the books or with values, or another one by its numbers. */
export function DimensionChoice({ values, dimensionId, objects, onChange }: DimensionChoiceProps) {
  const t = useTranslations("inputs.dimension");
  const named = dimensionId === undefined ? t("whole") : objects.nameOf(dimensionId);
  return (
    <Popover
      label={t("button", { dimension: dimensionId === ALL_OBJECTS ? t("all") : named })}
      align="end"
      className="w-72"
    >
      {(close) => (
        <DimensionList
          values={values}
          dimensionId={dimensionId}
          objects={objects}
          onChoose={(id) => {
            close();
            onChange(id);
          }}
        />
      )}
    </Popover>
  );
}
