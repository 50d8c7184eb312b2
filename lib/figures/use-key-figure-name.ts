"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { isInput } from "@/lib/inputs/rows";
import { useCatalogue } from "./use-catalogue";

/**
 * Names of key figures and inputs in the user's language. Null for an id that neither the catalogue nor the inputs
 * know, for instance one that is typed in. The page must hand over the texts of "inputs".
 */
export function useKeyFigureName(): (id: string) => string | null {
  const t = useTranslations("inputs.inputs");
  const { data: catalogue } = useCatalogue();
  return useCallback(
    (id) => catalogue?.find((keyFigure) => keyFigure.id === id)?.name ?? (isInput(id) ? t(id) : null),
    [catalogue, t],
  );
}
