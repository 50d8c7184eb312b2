import { expect, it } from "vitest";
import { chosenPreset } from "./chosen-preset";

const PRESETS = ["first", "second"].map((id) => ({ id, name: id, keyFigureTypes: [] }));

it("the chosen preset is the one that the address names, else the first", () => {
  expect(chosenPreset(PRESETS, "second")?.id).toBe("second");
  for (const wanted of [null, "deleted"]) expect(chosenPreset(PRESETS, wanted)?.id).toBe("first");
  expect(chosenPreset([], "second")).toBeUndefined();
});
