import { z } from "zod";

/** Length of a text in code points, the unit in which the service's limits are given. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      count--;
      i++;
    }
  }
  return count;
}

/** A text kept as given except for NFC normalisation; nothing is trimmed. `max` counts code points. */
export function text(max = 255) {
  return normalized(max).meta({ maxLength: max });
}

/** Like {@link text}, but not empty: for names and ids. */
export function name(max = 255) {
  return normalized(max)
    .refine((value) => value.length > 0, { message: "expected a text that is not empty" })
    .meta({ minLength: 1, maxLength: max });
}

/** The limits stand in the metadata too: a JSON Schema counts code points, as we do, and zod's own `max` does not. */
function normalized(max: number) {
  return z
    .string()
    .overwrite((value) => value.normalize("NFC"))
    .refine((value) => codePoints(value) <= max, { message: `expected at most ${max} characters` });
}
