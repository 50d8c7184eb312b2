import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { asList, list, MAX_PROBLEMS, tooMany } from "./list";

const row = z.object({ id: z.string().min(1), amount: z.number().optional() });
const rows = list(row, 5);
const plain = z.array(row).max(5, tooMany(5));

/** A result as a value that can be compared: the parsed items, or the issues without their input. */
const outcome = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ code, path, message }) => ({ code, path, message }));
};

describe("a list", () => {
  test.each<[string, unknown]>([
    ["of valid items", [{ id: "a", amount: 1, unknown: true }, { id: "b" }]],
    ["without items", []],
    ["of too many items", Array.from({ length: 6 }, () => ({ id: "a" }))],
    ["with an invalid item", [{ id: "a" }, { id: "", amount: "1" }]],
    ["that is an object", { 0: { id: "a" }, length: 1 }],
    ["that is missing", undefined],
  ])("%s gives the result of an array of zod", (_, value) => {
    expect(outcome(rows, value)).toEqual(outcome(plain, value));
    expect(outcome(z.object({ rows: rows.optional() }), { rows: value })).toEqual(
      outcome(z.object({ rows: plain.optional() }), { rows: value }),
    );
  });

  test("is parsed up to the third problem", () => {
    const check = vi.fn(() => false);
    const schema = list(z.string().refine(check), 1_000);
    const result = schema.safeParse(Array.from({ length: 1_000 }, () => "x"));
    expect(result.error!.issues.map(({ path }) => path)).toEqual([[0], [1], [2]]);
    expect(check).toHaveBeenCalledTimes(MAX_PROBLEMS);
  });

  test("that is too long is rejected before its items are parsed", () => {
    const check = vi.fn(() => true);
    const result = list(z.string().refine(check), 2).safeParse(["a", "b", "c"]);
    expect(result.error!.issues.map(({ message }) => message)).toEqual(["expected at most 2 items"]);
    expect(check).not.toHaveBeenCalled();
  });

  test("cannot be parsed when its items are checked asynchronously", async () => {
    const schema = list(
      z.string().refine(() => Promise.resolve(true)),
      2,
    );
    await expect(schema.parseAsync(["a"])).rejects.toThrow();
  });

  test("is recognised by asList, with its item and limit, unless the whole list has a rule", () => {
    expect(asList(rows)).toEqual({ item: row, maxItems: 5 });
    expect(asList(rows.refine(() => true))).toBeNull();
    expect(asList(plain)).toBeNull();
    expect(asList(row)).toBeNull();
  });
});
