"use client";

import { useLocale } from "next-intl";
import { parseAsBoolean, parseAsString, useQueryStates } from "nuqs";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { arrangeRows, DEFAULT_ARRANGEMENT, type Arrangement } from "@/lib/inputs/arrange-rows";
import { readSort, writeSort } from "@/lib/inputs/sort-address";
import type { ToolGrid } from "./tool-grid";

const ADDRESS = {
  rows: parseAsString.withDefault(""),
  sort: parseAsString,
  filled: parseAsBoolean.withDefault(false),
};

/**
 * Filter and order of the rows. They are part of the URL, except rows that the user hides. Rows are filtered and sorted
 * when the user changes either and when rows are added or removed, but not while a value is typed, because a row that
 * moves away while it is edited is hard to fill in.
 */
export function useArrangement({ model, rowIds, nameOf, columns, setShown }: ToolGrid) {
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const [{ rows: filter, sort: sortText, filled: hideEmpty }, setAddress] = useQueryStates(ADDRESS);
  const [hidden, setHidden] = useState(DEFAULT_ARRANGEMENT.hidden);
  const arrangement = useMemo((): Arrangement => {
    const sort = readSort(
      sortText,
      columns.map(({ id }) => id),
    );
    const isDefault = filter === "" && !sort && !hideEmpty && hidden.size === 0;
    return isDefault ? DEFAULT_ARRANGEMENT : { filter, sort, hideEmpty, hidden };
  }, [filter, sortText, hideEmpty, hidden, columns]);
  const shown = useMemo(() => {
    if (arrangement === DEFAULT_ARRANGEMENT) return null;
    const columnIds = columns.flatMap(({ id, computed }) => (computed ? [] : [id]));
    const content = (rowId: string, columnId: string) => model.content(rowId, columnId);
    return arrangeRows(rowIds, arrangement, { nameOf, columnIds, content, locale });
  }, [arrangement, model, rowIds, nameOf, columns, locale]);
  useEffect(() => {
    setShown(shown);
  }, [shown, setShown]);

  // Leaving a grid shows all its rows again, because its model may be kept and shown later without this filter.
  useEffect(
    () => () => {
      setShown(null);
    },
    [setShown],
  );

  const setArrangement = useCallback(
    (change: ((last: Arrangement) => Arrangement) | null) => {
      const next = change === null ? DEFAULT_ARRANGEMENT : change(arrangement);
      setHidden(next.hidden);
      // The browser's history gets an entry for each choice, but not for each letter of the filter.
      const isTyping = next.sort === arrangement.sort && next.hideEmpty === arrangement.hideEmpty;
      const address = { rows: next.filter, sort: writeSort(next.sort), filled: next.hideEmpty };
      void setAddress(address, { history: isTyping ? "replace" : "push" });
    },
    [arrangement, setAddress],
  );
  return { arrangement, setArrangement, hiddenRows: shown === null ? 0 : rowIds.length - shown.length };
}
