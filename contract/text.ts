import * as z from "zod";
import { MAX_ID_LENGTH, MAX_NAME_LENGTH } from "./text-limits";

/**
 * Length of a text in code points, the unit in which the service's limits are given. A surrogate is taken for half of a
 * pair, because the wire rejects lone ones.
 */
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

/** A text, NFC-normalised and not trimmed. `max` counts code points. */
export function text(max = MAX_NAME_LENGTH) {
  return normalized(max).meta({ maxLength: max });
}

/** Like {@link text}, but not empty: for names and ids. */
export function name(max = MAX_NAME_LENGTH) {
  return normalized(max)
    .refine((value) => value.length > 0, { message: "expected a text that is not empty" })
    .meta({ minLength: 1, maxLength: max });
}

/** A schema for typed text: surrounding spaces are removed. */
export function trimmed<S extends z.ZodType<string, string>>(schema: S) {
  return z.string().trim().pipe(schema);
}

/** A schema for required text: spaces alone count as missing. */
export function requiredText<S extends z.ZodType<string>>(schema: S) {
  return schema.refine((value) => value.trim() !== "", { message: "expected a text" });
}

/** An id for a look-up only, normalised as ids are stored. One that is longer than any id is rejected. */
export function anyId() {
  return text(MAX_ID_LENGTH);
}

/** Limits code points, as JSON Schema does. zod's `max` counts UTF-16 units, so callers add the limit as metadata. */
function normalized(max: number) {
  return composed(max).refine((value) => codePoints(value) <= max, { message: tooLong(max) });
}

/** Maximum number of UTF-16 units in which a code point of the composed text may have been sent. */
const MAX_UNITS = 4;
/** More successive combining marks than the Stream-Safe Text Format allows. Composing them takes quadratic time. */
export const MANY_MARKS = /\p{M}{31}/u;

/** Composes a text to NFC. Rejects a text that is much longer than `max` code points or would take long to compose. */
export function composed(max: number) {
  return z
    .string()
    .refine((value) => value.length <= max * MAX_UNITS, { message: tooLong(max), abort: true })
    .refine((value) => !MANY_MARKS.test(value), {
      message: "expected at most 30 combining characters in a row",
      abort: true,
    })
    .overwrite((value) => value.normalize("NFC"));
}

function tooLong(max: number): string {
  return `expected at most ${max} characters`;
}
