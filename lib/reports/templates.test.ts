import { expect, it } from "vitest";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { presetOf, templatesFor } from "./templates";

const template = (id: string, companyTypeId?: string): ReportTemplate => ({
  id,
  name: id,
  blocks: [],
  ...(companyTypeId !== undefined && { companyTypeId }),
});
const ids = (templates: readonly ReportTemplate[]) => templates.map(({ id }) => id);

it("templates of the company's type come first, and those of other types last", () => {
  const all = [template("a", "shop"), template("b"), template("c", "farm"), template("d")];
  expect(ids(templatesFor(all, "farm"))).toEqual(["c", "b", "d", "a"]);
  expect(ids(templatesFor(all, undefined))).toEqual(["b", "d", "a", "c"]);
});

it("a report of a template has the preset that the template names, if the company has it", () => {
  const presets = [{ id: "Overview" }, { id: "Mine" }];
  const presetNamed = (keyFigurePresetId: string) =>
    presetOf({ blocks: [{ id: "k", type: "keyFigures", keyFigurePresetId, columns: [] }] }, presets);
  const wanted = [presetNamed("Mine"), presetNamed("Gone"), presetOf({ blocks: [] }, presets)];
  expect(wanted).toEqual(["Mine", "Overview", "Overview"]);
  expect(presetOf({ blocks: [] }, [])).toBeUndefined();
});
