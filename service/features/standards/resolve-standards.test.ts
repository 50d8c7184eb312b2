import { describe, expect, it } from "vitest";
import { deviationFor, resolveInherited, resolveStandards, type Layers } from "./resolve-standards";

/** Contents by level and id; null hides what is inherited. */
type ContentsByLevel = Record<string, Record<string, string | null>>;

const layers = (contentsByLevel: ContentsByLevel): Layers<string> =>
  Object.fromEntries(
    Object.entries(contentsByLevel).map(([level, contents]) => [level, new Map(Object.entries(contents))]),
  );
const effective = (contentsByLevel: ContentsByLevel) =>
  Object.fromEntries(
    Array.from(resolveStandards(layers(contentsByLevel)), ([id, { value, level }]) => [id, `${value} of ${level}`]),
  );

describe("standards", () => {
  it("are those of the last level that has or hides them", () => {
    expect(effective({ builtIn: { a: "1", b: "1" }, agency: { b: "2", c: "2" }, companyType: { c: "3" } })).toEqual({
      a: "1 of builtIn",
      b: "2 of agency",
      c: "3 of companyType",
    });
  });

  it("are hidden for all levels after the one that hides them, until a level has them again", () => {
    const hiddenByAgency = { builtIn: { a: "1" }, agency: { a: null } };
    expect(effective(hiddenByAgency)).toEqual({});
    expect(effective({ ...hiddenByAgency, companyType: { b: "2" } })).toEqual({ b: "2 of companyType" });
    expect(effective({ ...hiddenByAgency, company: { a: "4" } })).toEqual({ a: "4 of company" });
  });

  it("can be hidden without existing", () => {
    expect(effective({ agency: { a: null } })).toEqual({});
  });

  it("are inherited from the levels before, whatever the level itself has or hides", () => {
    const all = layers({ builtIn: { a: "1" }, agency: { a: "2" }, companyType: { a: "3" }, company: { a: null } });
    expect(resolveInherited(all, "builtIn")).toEqual(new Map());
    expect(resolveInherited(all, "companyType").get("a")).toEqual({ value: "2", level: "agency" });
    expect(resolveInherited(all, "company").get("a")).toEqual({ value: "3", level: "companyType" });
    expect(resolveStandards(all).size).toBe(0);
  });
});

describe("the change of a level", () => {
  const isSame = (one: string, other: string) => one === other;
  it.each([
    ["one", "two", { state: "set", value: "two" }],
    [undefined, "two", { state: "set", value: "two" }],
    ["one", "one", { state: "inherited" }],
    ["one", null, { state: "hidden" }],
    [undefined, null, { state: "inherited" }],
  ] as const)("that inherits %s, and wants %s", (inherited, wanted, deviation) => {
    expect(deviationFor<string>(inherited, wanted, isSame)).toEqual(deviation);
  });
});
