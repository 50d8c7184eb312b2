"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { isInput } from "../key-figures/rows";
import { catalogueQueries } from "./queries";

/**
 * Names of key figures and inputs in the user's language. Null for an id that neither the catalogue nor the inputs
 * know, for instance the user's own. The page must hand over the texts of "keyFigures".
 */
export function useKeyFigureName(): (id: string) => string | null {
  const t = useTranslations("keyFigures.inputs");
  const { data: catalogue } = useQuery(catalogueQueries.list());
  return useCallback(
    (id) => catalogue?.find((keyFigure) => keyFigure.id === id)?.name ?? (isInput(id) ? t(id) : null),
    [catalogue, t],
  );
}
