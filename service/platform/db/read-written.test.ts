import fc from "fast-check";
import { expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { readWritten } from "./read-written";

const number = fc.oneof(fc.double(), fc.constantFrom(-0, NaN, Infinity, -Infinity, 5e-324, 2 ** 53));
const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("__proto__", "NaN", '"', "\u2028"));
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    number,
    text,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value")),
    fc.dictionary(text, tie("value"), { noNullPrototype: true }),
  ),
})).value;

it("gives back what was written", () => {
  fc.assert(
    fc.property(value, (written) => {
      expect(readWritten(writeWire(written))).toStrictEqual(written);
    }),
  );
});
