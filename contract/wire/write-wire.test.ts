import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWire } from "./parse-wire";
import { writeWire } from "./write-wire";

describe("writing the wire format", () => {
  test.each<[unknown, string]>([
    [null, "null"],
    [true, "true"],
    [0, "0"],
    [-0, "-0"],
    [0.1 + 0.2, "0.30000000000000004"],
    [1e21, "1e+21"],
    [1e-7, "1e-7"],
    [5e-324, "5e-324"],
    [Infinity, "Infinity"],
    [-Infinity, "-Infinity"],
    [NaN, "NaN"],
    ["", '""'],
    ['å"\\/\n\u0001\u2028', '"å\\"\\\\/\\n\\u0001\u2028"'],
    ["😀", '"😀"'],
    ["\\ud83d \\u0000", '"\\\\ud83d \\\\u0000"'],
    [[], "[]"],
    [[1, [NaN]], "[1,[NaN]]"],
    [{}, "{}"],
    [{ a: undefined }, "{}"],
    [{ a: undefined, b: 1, c: undefined, d: null }, '{"b":1,"d":null}'],
    [{ 'a"b': { c: [-Infinity] } }, '{"a\\"b":{"c":[-Infinity]}}'],
    [Object.assign(Object.create(null) as object, { a: 1 }), '{"a":1}'],
  ])("writes %j", (value, text) => {
    expect(writeWire(value)).toBe(text);
  });

  test.each<[string, unknown, string]>([
    ["undefined", undefined, "cannot write undefined at $"],
    ["undefined in a list", { a: [1, undefined] }, "cannot write undefined at $.a[1]"],
    ["a hole in a list", { a: new Array(1) }, "cannot write undefined at $.a[0]"],
    ["a bigint", [{ ore: 1n }], "cannot write a bigint at $[0].ore"],
    ["a function", { toJSON: () => 1 }, "cannot write a function at $.toJSON"],
    ["a symbol", [Symbol("a")], "cannot write a symbol at $[0]"],
    ["a Date", { at: new Date(0) }, "cannot write an object of Date at $.at"],
    ["a Map", new Map(), "cannot write an object of Map at $"],
    ["half of a surrogate pair", { a: "x\ud800" }, "cannot write a text with half of a surrogate pair at $.a"],
    ["U+0000", ["\0"], "cannot write a text with U+0000 at $[0]"],
  ])("refuses %s and names its path", (_name, value, message) => {
    expect(() => writeWire(value)).toThrow(new TypeError(message));
  });

  test("refuses what its reader would refuse for depth, and cycles with it", () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(() => writeWire(cycle)).toThrow("more than 64 containers");
    let deep: unknown = [];
    for (let depth = 1; depth < 64; depth++) deep = [deep];
    expect(parseWire(writeWire(deep))).toEqual(deep);
    expect(() => writeWire([deep])).toThrow("more than 64 containers");
  });

  test("writes an array by its elements, even when it has a toJSON", () => {
    expect(writeWire(Object.assign([1], { toJSON: () => "other" }))).toBe("[1]");
  });

  test("refuses an object of a class, even with members of its own", () => {
    class Point {
      x = 1;
    }
    expect(() => writeWire(new Point())).toThrow("an object of Point");
  });

  test("writes values that read back the same", () => {
    const leaf = fc.oneof(fc.double(), fc.integer(), fc.string({ unit: "grapheme" }), fc.boolean(), fc.constant(null));
    const key = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("__proto__", "constructor", "1", ""));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: "small" }, leaf, fc.array(tie("tree")), fc.dictionary(key, tie("tree"))),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        fc.pre(!JSON.stringify(value).includes("\\u0000"));
        expect(isDeepStrictEqual(parseWire(writeWire(value)), withPlainPrototypes(value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("writes 1,000,000 random doubles that read back bit for bit", () => {
    const bits = new BigUint64Array(1_000_000);
    const doubles = new Float64Array(bits.buffer);
    // xorshift64*: reproducible random bits, so some of the doubles are subnormal and some are NaN.
    let state = 0x9e3779b97f4a7c15n;
    for (let i = 0; i < bits.length; i++) {
      state ^= state >> 12n;
      state = BigInt.asUintN(64, state ^ (state << 25n));
      state ^= state >> 27n;
      bits[i] = state * 0x2545f4914f6cdd1dn;
      // One pattern for NaN: a double keeps no payload on its way through JavaScript.
      if (Number.isNaN(doubles[i])) doubles[i] = NaN;
    }
    const back = Float64Array.from(parseWire(writeWire(Array.from(doubles))) as number[]);
    expect(Buffer.compare(Buffer.from(back.buffer), Buffer.from(bits.buffer))).toBe(0);
    // One in 2,048 random doubles is NaN, and all of these have one pattern. The others hardly ever repeat.
    expect(new Set(bits).size).toBeGreaterThan(999_000);
  });
});

/**
 * A copy as the parser makes it: fast-check also makes objects without a prototype. Members are defined, because an
 * assignment to `__proto__` would set the prototype.
 */
function withPlainPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainPrototypes);
  if (typeof value !== "object" || value === null) return value;
  const copy = {};
  for (const [key, member] of Object.entries(value)) {
    Object.defineProperty(copy, key, {
      value: withPlainPrototypes(member),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return copy;
}
