import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { writeWireYielding, encodeBody } from "./write-wire-yielding";
import { shortened } from "../../testing/test-settings.mjs";

const leaf = fc.oneof(fc.double(), fc.string({ unit: "grapheme" }), fc.constantFrom(null, true, NaN, -0, Infinity));
const small = fc.oneof(leaf, fc.array(leaf), fc.dictionary(fc.string(), leaf, { noNullPrototype: true }));
/** Long enough that it is written in several pieces. */
const long = fc
  .tuple(fc.array(small, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1_000, max: 3_000 }))
  .map(([items, length]) => Array.from({ length }, (_, i) => items[i % items.length]!));
const value = fc.oneof(
  small,
  long,
  fc.tuple(long, small, long),
  fc.record({ first: small, list: long, nothing: fc.constant(undefined), inner: fc.record({ more: long }) }),
);

describe("a response written in turns", () => {
  it("is what is written at once", async () => {
    await fc.assert(
      fc.asyncProperty(value, async (sent) => {
        expect((await writeWireYielding(sent)).join("")).toBe(writeWire(sent));
        expect(Buffer.from(await encodeBody(sent)).toString()).toBe(writeWire(sent));
      }),
      { numRuns: shortened(50) },
    );
  });

  const nothing = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`member${i}`, undefined]));
  it.each([[[]], [{}], [[[], {}, Array.from({ length: 2_000 }, () => [])]], [nothing]])(
    "has no comma too many: %#",
    async (sent) => {
      expect((await writeWireYielding(sent)).join("")).toBe(writeWire(sent));
    },
  );

  it("comes in pieces where it is long, and in one where it is short", async () => {
    // These are 1,000 values with the list itself, the fewest that come in pieces: a bracket, the items, a bracket.
    expect(await writeWireYielding(Array.from({ length: 999 }, (_, i) => i))).toHaveLength(3);
    expect(await writeWireYielding([1, 2])).toEqual(["[1,2]"]);
    expect((await writeWireYielding({ a: Array.from({ length: 5_000 }, (_, i) => i) })).length).toBeGreaterThan(5);
  });

  it("is refused where the wire format has no such value", async () => {
    const list = Array.from({ length: 2_000 }, () => 1);
    await expect(writeWireYielding([...list, undefined])).rejects.toThrow("undefined");
    await expect(writeWireYielding({ list, at: new Date(0) })).rejects.toThrow("an object of Date");
  });
});
