"use client";

import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { GRANULARITIES, type Granularity } from "@/lib/inputs/columns";
import { Segmented } from "@/components/ui/segmented";

/** Length of the columns' periods, with a control to choose it. */
export interface Columns {
  by: Granularity;
  setBy: (by: Granularity) => void;
  choice: ReactNode;
}

/** @param firstBy initial length of the periods; another choice is part of the URL */
export function useColumns(firstBy: Granularity = "month"): Columns {
  const t = useTranslations("inputs.by");
  const [by, setState] = useQueryState(
    "by",
    parseAsStringLiteral(GRANULARITIES).withDefault(firstBy).withOptions({ history: "push" }),
  );
  const setBy = (value: Granularity) => void setState(value);
  const options = GRANULARITIES.map((value) => ({ value, label: t(value) }));
  return { by, setBy, choice: <Segmented label={t("label")} options={options} value={by} onChange={setBy} /> };
}
