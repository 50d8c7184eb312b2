"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { isInput } from "@/lib/inputs/rows";
import { useCatalogue } from "./use-catalogue";

/**
 * Names of key figures and inputs in the user's language; null for an id in neither the catalogue nor the inputs, for
 * instance a user's own input.
 */
export function useKeyFigureName(): (id: string) => string | null {
  const t = useTranslations("inputs.inputs");
  const { data: catalogue } = useCatalogue();
  return useCallback(
    (id) => catalogue?.find((keyFigure) => keyFigure.id === id)?.name ?? (isInput(id) ? t(id) : null),
    [catalogue, t],
  );
}
