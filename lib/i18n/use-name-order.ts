"use client";

import { useLocale } from "next-intl";
import { useCallback } from "react";
import { CULTURE_OF_LOCALE } from "./locale";
import { nameCollator } from "./name-collator";

/** Returns a function that sorts by name in the page's language; most lists of the service are in code point order. */
export function useNameOrder() {
  const locale = useLocale();
  return useCallback(
    <T>(items: readonly T[], nameOf: (item: T) => string): T[] => {
      const { compare } = nameCollator(CULTURE_OF_LOCALE[locale]);
      return items.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
    },
    [locale],
  );
}
