"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { arrangeRows, AS_IT_IS, type Arrangement } from "@/lib/inputs/arrange-rows";
import type { ToolGrid } from "./tool-grid";

/**
 * Filter and order of the rows. They are sorted when the user chooses an order and when rows come or go, not while a
 * value is typed: a row that moved away while it is edited could not be filled in.
 */
export function useArrangement({ model, rowIds, nameOf, columns, setShown }: ToolGrid) {
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const [arrangement, setState] = useState(AS_IT_IS);
  const shown = useMemo(() => {
    if (arrangement === AS_IT_IS) return null;
    const columnIds = columns.map(({ id }) => id);
    const content = (rowId: string, columnId: string) => model.content(rowId, columnId);
    return arrangeRows(rowIds, arrangement, { nameOf, columnIds, content, locale });
  }, [arrangement, model, rowIds, nameOf, columns, locale]);
  useEffect(() => {
    setShown(shown);
  }, [shown, setShown]);

  // Another grid begins with its rows as they are, and leaves them so.
  useEffect(
    () => () => {
      setShown(null);
    },
    [setShown],
  );

  const setArrangement = useCallback(
    (change: ((last: Arrangement) => Arrangement) | null) => {
      setState((last) => (change === null ? AS_IT_IS : change(last)));
    },
    [setState],
  );
  return { arrangement, setArrangement, hiddenRows: shown === null ? 0 : rowIds.length - shown.length };
}
