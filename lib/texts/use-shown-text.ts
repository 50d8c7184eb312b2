"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { shownText, typedText } from "@/lib/reports/standard-report";

/** Live values as people read and write them, and as they are kept: with ids and English words. */
export interface LiveWords {
  shown: (text: string) => string;
  kept: (typed: string) => string;
}

/** Texts of an agency name standard key figures, which all clients have. */
export function useShownText(): LiveWords {
  const locale = useLocale();
  const { data: keyFigures } = useQuery(portfolioQueries.keyFigures());
  return useMemo(() => {
    const known = keyFigures ?? [];
    return { shown: (text) => shownText(text, known, locale), kept: (typed) => typedText(typed, known) };
  }, [keyFigures, locale]);
}
