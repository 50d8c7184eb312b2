import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";

interface KeyFigure {
  id: string;
  name: string;
  valueType: string;
  description: string;
  basId?: string;
}

export const catalogueTopic = topic("KeyFigure catalogue", (check) => {
  check("lists what presets choose from", ["catalogue-resource", "everything-is-a-resource"], async (s) => {
    const list = ok<KeyFigure[]>(await s.director.get("/KeyFigure/"));
    for (const keyFigure of list) {
      expect(keyFigure).toMatchObject({
        id: expect.any(String),
        name: expect.any(String),
        description: expect.any(String),
      });
      expect(["Percent", "Amount", "Count", "Ratio"]).toContain(keyFigure.valueType);
      if ("basId" in keyFigure) expect(keyFigure.basId).toMatch(/^[A-Z]\d+$/);
    }
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const { id } of list.slice(0, 3)) {
      expect(ok(await s.director.get(`/KeyFigure/${id}`))).toEqual(list.find((keyFigure) => keyFigure.id === id));
    }
    expect((await s.director.get("/KeyFigure/nothing")).status).toBe(404);
    const { id } = await s.company();
    const presets = ok<{ keyFigureTypes: string[] }[]>(await s.director.get(`/Company/${id}/KeyFigurePreset`));
    const known = new Set(list.map((keyFigure) => keyFigure.id));
    for (const preset of presets) expect(preset.keyFigureTypes.filter((type) => !known.has(type))).toEqual([]);
  });

  check("names follow Accept-Language", ["catalogue-names-by-language"], async (s) => {
    const nameOf = async (language: string) =>
      ok<KeyFigure>(await s.director.get("/KeyFigure/EquityRatio", { "accept-language": language })).name;
    expect(await nameOf("sv-SE, en;q=0.5")).toBe("Soliditet");
    expect(await nameOf("en")).toBe("Equity ratio");
    expect(await nameOf("de")).toBe("Equity ratio");
  });
});
