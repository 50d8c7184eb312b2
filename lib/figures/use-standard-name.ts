"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { isInput } from "@/lib/inputs/rows";
import { catalogueQueries } from "./catalogue-queries";

/** Names of standard key figures and inputs; the id for any other key figure, such as a company's own. */
export function useStandardName(): (id: string) => string {
  const t = useTranslations("inputs.inputs");
  const { data: keyFigures } = useQuery(catalogueQueries.standard());
  return (id) => keyFigures?.find((keyFigure) => keyFigure.id === id)?.name ?? (isInput(id) ? t(id) : id);
}
