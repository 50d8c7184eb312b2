"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { isInput } from "@/lib/inputs/rows";
import { portfolioQueries } from "@/lib/portfolio/queries";

/** Names of key figures where no company's own are known; one of a company's own has its id for a name. */
export function useStandardName(): (id: string) => string {
  const t = useTranslations("inputs.inputs");
  const { data: keyFigures } = useQuery(portfolioQueries.keyFigures());
  return (id) => keyFigures?.find((keyFigure) => keyFigure.id === id)?.name ?? (isInput(id) ? t(id) : id);
}
