import { describe, expect, it } from "vitest";
import * as z from "zod";
import { applyPatch, createForm, updateForm } from "./write-forms";

const inner = z.object({ city: z.string(), street: z.string().optional() });
const range = z.object({ from: z.number(), to: z.number() }).refine(({ from, to }) => from <= to);
const schema = z.object({
  name: z.string(),
  count: z.number().optional(),
  address: inner.optional(),
  range: range.optional(),
  tags: z.array(z.string()).optional(),
});
const create = createForm(schema);
const update = updateForm(schema);

describe("the form of a POST", () => {
  it("reads null in an optional member as absent, in nested objects too", () => {
    expect(create.parse({ name: "a", count: null, address: null, range: null, tags: null })).toEqual({ name: "a" });
    expect(create.parse({ name: "a", address: { city: "b", street: null } })).toEqual({
      name: "a",
      address: { city: "b" },
    });
  });

  it("drops unknown members, and wants the required ones", () => {
    expect(create.parse({ name: "a", created: "x" })).toEqual({ name: "a" });
    expect(create.safeParse({}).error?.issues[0]?.path).toEqual(["name"]);
    expect(create.safeParse({ name: null }).success).toBe(false);
    expect(create.safeParse({ name: "a", address: { street: "x" } }).error?.issues[0]?.path).toEqual([
      "address",
      "city",
    ]);
    expect(create.safeParse({ name: "a", tags: [null] }).success).toBe(false);
  });
});

describe("the form of a PUT", () => {
  it("lets every member be absent and keeps null for the optional ones", () => {
    expect(update.parse({})).toEqual({});
    expect(update.parse({ count: null, address: null, tags: [] })).toEqual({ count: null, address: null, tags: [] });
    expect(update.parse({ address: { street: null } })).toEqual({ address: { street: null } });
  });

  it("refuses to delete what is required, in nested objects too", () => {
    for (const body of [{ name: null }, { address: { city: null } }]) {
      expect(update.safeParse(body).error?.issues[0]?.message).toBe("is required and cannot be deleted");
    }
  });

  it("takes an object with rules across its members whole", () => {
    expect(update.safeParse({ range: { from: 1 } }).success).toBe(false);
    expect(update.safeParse({ range: { from: 2, to: 1 } }).success).toBe(false);
    expect(update.parse({ range: { from: 1, to: 2 } })).toEqual({ range: { from: 1, to: 2 } });
  });
});

describe("applying a PUT", () => {
  const stored: z.output<typeof schema> = { name: "a", count: 1, address: { city: "b", street: "c" }, tags: ["x"] };

  it("keeps what is absent, deletes what is null, merges objects and replaces lists", () => {
    expect(applyPatch(stored, {})).toEqual(stored);
    expect(applyPatch(stored, { count: null, name: "b" })).toEqual({
      name: "b",
      address: { city: "b", street: "c" },
      tags: ["x"],
    });
    expect(applyPatch(stored, { address: { street: null } })).toEqual({ ...stored, address: { city: "b" } });
    expect(applyPatch(stored, { tags: [] })).toEqual({ ...stored, tags: [] });
    expect(applyPatch(stored, { count: undefined })).toEqual(stored);
  });

  it("makes an object that was not there, and leaves the stored one as it is", () => {
    const before = structuredClone(stored);
    applyPatch(stored, { address: { city: "z" }, name: "z" });
    expect(stored).toEqual(before);
    const without: z.output<typeof schema> = { name: "a" };
    expect(applyPatch(without, { address: { city: "d" } })).toEqual({ name: "a", address: { city: "d" } });
  });
});
