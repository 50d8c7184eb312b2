"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { toShownText } from "@/lib/reports/live-text-names";

export interface ShownText {
  /** The key figures that live values can name; none until they are fetched. */
  keyFigures: readonly KeyFigure[];
  /** Returns a stored text, which has ids and English words, with names and words in the user's language. */
  shown: (text: string) => string;
}

/** For texts of an agency: they use standard key figures, which all clients have. */
export function useShownText(): ShownText {
  const locale = useLocale();
  const { data } = useQuery(catalogueQueries.standard());
  return useMemo(() => {
    const keyFigures = data ?? [];
    return { keyFigures, shown: (text) => toShownText(text, keyFigures, locale) };
  }, [data, locale]);
}
