"use client";

import { useTranslations } from "next-intl";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { useDimensionName } from "@/lib/inputs/use-dimension-name";
import type { ObjectNames } from "@/lib/statements/use-object-names";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";

const DimensionList = onDemand(() => import("./dimension-list").then((module) => module.DimensionList));

interface DimensionChoiceProps {
  values: FiscalYearValues;
  /** The id of an object, `ALL_OBJECTS`, or undefined for the whole company. */
  dimensionId: string | undefined;
  objects: ObjectNames;
  /** Called with the object's id, `ALL_OBJECTS`, or null for the whole company. */
  onChange: (dimensionId: string | null) => void;
}

/** Chooses the whole company, all objects side by side, one in the books or with values, or another by its id. */
export function DimensionChoice({ values, dimensionId, objects, onChange }: DimensionChoiceProps) {
  const t = useTranslations("inputs.dimension");
  const nameOf = useDimensionName(objects);
  return (
    <Popover label={t("button", { dimension: nameOf(dimensionId ?? null) })} align="end" className="w-72">
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
