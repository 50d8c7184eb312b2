import type { FiscalYearValues } from "./fiscal-year-values";
import { keyOf } from "./value-address";

/** Takes values that came back from an earlier visit to what was stored before them. */
export function undoRestored(values: FiscalYearValues): void {
  const { edits } = values;
  edits.change(
    (values.getRestored()?.edits ?? []).map(({ address, content, base, trouble }) =>
      trouble === "conflict"
        ? { address, content: edits.storedValue(keyOf(address)) }
        : { address, content: base, expected: content },
    ),
  );
  values.dismissRestored();
}
