import { describe, expect, it } from "vitest";
import { namesIn } from "@/contract/formulas/grammar/expression";
import { CATALOGUE_IDS } from "../key-figures";
import { DEFINITIONS, standardDefinitions } from "./definitions";

describe("definitions", () => {
  it("use defined names only, and never themselves", () => {
    const visit = (name: string, path: string[]): void => {
      const definition = DEFINITIONS[name];
      expect([name, definition === undefined, path.includes(name)]).toEqual([name, false, false]);
      if (definition?.kind === "formula")
        namesIn(definition.expression).forEach((used) => visit(used, [...path, name]));
    };
    for (const id of CATALOGUE_IDS) visit(id, []);
  });

  it("are found by their exact names, and not by names that every object has", () => {
    expect(standardDefinitions("NetSales")).toBe(DEFINITIONS["NetSales"]);
    for (const name of ["constructor", "__proto__", "netSales", ""]) expect(standardDefinitions(name)).toBeUndefined();
  });
});
