import { describe, expect, it } from "vitest";
import { toShownText, toStoredText } from "./live-text-names";

const KEY_FIGURES = [
  { id: "NetSales", name: "Nettoomsättning" },
  { id: "Own", name: "Timpris" },
  { id: "Other", name: "Timpris" },
];

describe("a text with live values", () => {
  it("is typed with names and stored with ids", () => {
    const typed = "{[nettoomsättning]} {förändring [Nettoomsättning]} {[Okänt]} {företag}";
    expect(toStoredText(typed, KEY_FIGURES)).toBe("{[NetSales]} {change [NetSales]} {[Okänt]} {company}");
  });

  it("is shown so that it converts back to the stored text, also if two key figures have the same name", () => {
    const stored = "{[NetSales]} {[Own]} {year before [Other]} {agency}";
    const shown = toShownText(stored, KEY_FIGURES, "sv");
    expect(shown).toBe("{[Nettoomsättning]} {[Timpris]} {föregående år [Other]} {byrå}");
    expect(toStoredText(shown, KEY_FIGURES)).toBe(stored);
  });

  it("keeps the id where the name is the id of another key figure", () => {
    const keyFigures = [
      { id: "EquityRatio", name: "Soliditet" },
      { id: "own1", name: "EquityRatio" },
    ];
    const stored = "{[own1]} {[EquityRatio]}";
    const shown = toShownText(stored, keyFigures, "sv");
    expect(shown).toBe("{[own1]} {[Soliditet]}");
    expect(toStoredText(shown, keyFigures)).toBe(stored);
  });
});
