import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { sameContent } from "@/lib/grid/cell-content";
import type { FiscalYearValues } from "./fiscal-year-values";
import type { ValueChange } from "./value-edits";

/**
 * Undoes edits that were restored from an earlier visit. A value goes back to the one stored when its edit began, or to
 * the one that the user chose to replace; an edit that was and is in conflict gives way to the value stored now.
 */
export function undoRestored(values: FiscalYearValues): void {
  const { edits } = values;
  edits.change(
    (values.getRestored()?.edits ?? []).flatMap(({ address, content, base, trouble }): ValueChange[] => {
      const key = keyFigureDataKey(address);
      if (trouble === "conflict") {
        if (edits.stateOf(address) === "conflict") return [{ address, content: edits.storedValue(key) }];
        // Nothing is left of the edit where the conflict was resolved with the stored value.
        if (!sameContent(edits.contentOf(address), content)) return [];
      }
      const overruled = edits.overruledValue(key);
      return [{ address, content: overruled === undefined ? base : overruled, expected: content }];
    }),
  );
  values.dismissRestored();
}
