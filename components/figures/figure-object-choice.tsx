"use client";

import { useTranslations } from "next-intl";
import { ObjectChoice } from "@/components/periods/object-choice";
import { usePresentation } from "@/lib/figures/use-presentation";

/** Choice of the company, one of its objects, or all objects of a dimension. */
export function FigureObjectChoice(props: { companyId: string; fiscalYearId: string }) {
  const t = useTranslations("figures.objects");
  const { dimension, set } = usePresentation();
  return (
    <ObjectChoice
      {...props}
      label={t("label")}
      whole={t("whole")}
      allOf={(name) => t("sideBySide", { dimension: name })}
      value={dimension}
      onChange={(value) => {
        // An open trace is of a value of the object chosen before.
        set({ dimension: value, trace: null });
      }}
    />
  );
}
