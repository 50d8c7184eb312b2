import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import type { FiscalYearValues } from "./fiscal-year-values";

/** Undoes edits that were restored from an earlier visit: the values go back to the stored ones. */
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
