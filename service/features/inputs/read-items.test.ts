import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyFigureDataUpdateSchema } from "@/contract/inputs/key-figure-data-update";
import { describeIssues } from "../../platform/parse-body";
import { keyFigureItems } from "./read-items";
import { shortened } from "../../testing/test-settings.mjs";

/** The items as they were read, or the message of the error. */
function parseWith(schema: typeof keyFigureItems | typeof keyFigureDataUpdateSchema, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : describeIssues(parsed.error, body);
}

const odd = fc.constantFrom(undefined, null, 0, "", "x", "2_12", "A\u030A", "å".repeat(65), [], {}, true, NaN);
const day = fc.constantFrom(
  "2024-01-01",
  "2024-02-30",
  "2024-12-31T10:11:12",
  "2024-01-01T00:00:00Z",
  "2024-13-01",
  "",
);
const mostly = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
const item = fc.record(
  {
    keyFigureInfoId: mostly(fc.constantFrom("TaxRate", "A\u030Angström", "Own", "x".repeat(64))),
    period: mostly(fc.record({ start: mostly(day), end: mostly(day), more: odd }, { requiredKeys: ["start", "end"] })),
    value: mostly(fc.double()),
    dimensionId: mostly(fc.constantFrom("2_12", "1_A\u030A", null)),
    before: mostly(fc.double()),
    unknown: odd,
  },
  { requiredKeys: ["keyFigureInfoId", "period"] },
);

describe("a list of key figure data", () => {
  it("is parsed as the schema parses it, with the same error messages", () => {
    fc.assert(
      fc.property(mostly(fc.array(mostly(item), { maxLength: 5 })), (body) => {
        expect(parseWith(keyFigureItems, body)).toEqual(parseWith(keyFigureDataUpdateSchema, body));
      }),
      { numRuns: shortened(2000) },
    );
  });

  it.each([
    [[{}], "$[0].keyFigureInfoId: is required"],
    [[{ keyFigureInfoId: "A", period: { start: "2024-02-01", end: "2024-01-31" }, value: 1 }], "not before the start"],
    [{}, "expected array, got an object"],
  ])("is refused for %j", (body, words) => {
    expect(parseWith(keyFigureItems, body)).toContain(words);
  });
});
