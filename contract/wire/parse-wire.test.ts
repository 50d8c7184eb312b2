import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseWire } from "./parse-wire";
import { EXTENDED, INVALID, VALID } from "./testing/documents";
import { WireSyntaxError } from "./wire-syntax-error";

function errorOf(text: string): WireSyntaxError {
  try {
    parseWire(text);
  } catch (error) {
    if (error instanceof WireSyntaxError) return error;
    throw error;
  }
  throw new Error("the text was accepted");
}

describe("reading the wire format", () => {
  test.each(VALID)("accepts %s", (_name, text, value) => {
    expect(parseWire(text)).toStrictEqual(value);
  });

  test.each(VALID)("reads %s as JSON does", (_name, text) => {
    expect(parseWire(text)).toStrictEqual(JSON.parse(text));
  });

  test.each(EXTENDED)("accepts %s, which JSON does not have", (_name, text, value) => {
    expect(parseWire(text)).toStrictEqual(value);
  });

  test.each(INVALID)("refuses %s, with line and column", (_name, text, line, column) => {
    expect(errorOf(text)).toMatchObject({ line, column });
  });

  test("says what was expected, what was found and where", () => {
    expect(errorOf('{\n  "value": 1,5\n}').message).toBe(
      "expected a member name in double quotes, found 5 at line 2, column 14",
    );
    expect(errorOf("[1e999]").message).toBe("expected a number that fits a 64-bit float at line 1, column 2");
    expect(errorOf('["a').message).toBe(
      "expected a closing double quote, found the end of the text at line 1, column 4",
    );
    expect(errorOf('{"a":\u0007}').message).toBe("expected a value, found U+0007 at line 1, column 6");
    expect(errorOf("\u{f0000}").message).toBe("expected a value, found U+F0000 at line 1, column 1");
    expect(errorOf("\ud800").message).toBe("expected a value, found U+D800 at line 1, column 1");
  });

  test("accepts as many values and members as the limits say, and refuses one more where it begins", () => {
    const accepts = (text: string, values: number, members: number) =>
      expect(parseWire(text, { values, members })).toStrictEqual(JSON.parse(text));
    const refuses = (text: string, values: number, members: number, message: string) =>
      expect(() => parseWire(text, { values, members })).toThrow(message);
    // The list and the three values in it.
    accepts("[1,[2]]", 4, 0);
    refuses("[1,[2]]", 3, 0, "expected at most 3 values at line 1, column 5");
    accepts('[{"a":1,"b":2},{"c":3}]', 6, 2);
    refuses('[{"a":1,"b":2},{"c":3}]', 6, 1, "expected at most 1 members in an object at line 1, column 9");
  });

  test("never changes the prototype of an object", () => {
    const value = parseWire('{"__proto__":{"admin":true}}') as Record<string, unknown>;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value["admin"]).toBeUndefined();
    expect(Object.keys(value)).toEqual(["__proto__"]);
  });

  test("reads the output of JSON.stringify as JSON.parse does, except for U+0000", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: "binary" }), (value) => {
        const text = JSON.stringify(value);
        if (text.includes("\\u0000")) return;
        expect(parseWire(text)).toStrictEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  test("refuses, with a place inside it, every text that JSON.parse refuses and that has none of the literals", () => {
    // No piece has an I or N, so no text has Infinity or NaN, which only JSON.parse refuses.
    const pieces = fc.constantFrom(
      ...Array.from("[]{},:\"\\'0123456789.eE+-tfn /u\n\t"),
      "true",
      "null",
      "\\u0",
      '"a"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        try {
          JSON.parse(text);
        } catch {
          const error = errorOf(text);
          expect(error.line).toBeLessThanOrEqual(text.split("\n").length);
          expect(error.column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
