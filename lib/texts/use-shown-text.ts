"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { toShownText } from "@/lib/reports/live-text-names";

/** Shows live values with names in the user's language; stored texts have ids and English words. */
export interface LiveWords {
  keyFigures: readonly KeyFigure[];
  shown: (text: string) => string;
}

/** For texts of an agency: they use standard key figures, which all clients have. */
export function useShownText(): LiveWords {
  const locale = useLocale();
  const { data } = useQuery(portfolioQueries.keyFigures());
  return useMemo(() => {
    const keyFigures = data ?? [];
    return { keyFigures, shown: (text) => toShownText(text, keyFigures, locale) };
  }, [data, locale]);
}
