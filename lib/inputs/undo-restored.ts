import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import type { FiscalYearValues } from "./fiscal-year-values";

/**
 * Undoes edits that were restored from an earlier visit. A value goes back to the one stored when its edit began; an
 * edit that was in conflict when it was restored gives way to the value that is stored now.
 */
export function undoRestored(values: FiscalYearValues): void {
  const { edits } = values;
  edits.change(
    (values.getRestored()?.edits ?? []).map(({ address, content, base, trouble }) =>
      trouble === "conflict"
        ? { address, content: edits.storedValue(keyFigureDataKey(address)) }
        : { address, content: base, expected: content },
    ),
  );
  values.dismissRestored();
}
