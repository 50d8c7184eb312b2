import { describe, expect, it } from "vitest";
import { reportBlocksSchema } from "@/contract/reports/blocks";
import { mainText, shownText, standardBlocks, typedText, withMainText } from "./standard-report";

const KEY_FIGURES = [
  { id: "NetSales", name: "Nettoomsättning" },
  { id: "Own", name: "Timpris" },
  { id: "Other", name: "Timpris" },
];

describe("the standard template", () => {
  it("is a report that the service takes", () => {
    const blocks = standardBlocks("Hej {company}", "Overview");
    expect(reportBlocksSchema.parse(blocks)).toEqual(blocks);
    expect(mainText(blocks)).toBe("Hej {company}");
  });

  it("keeps all but the main text when that is changed", () => {
    const blocks = standardBlocks("a", "Overview");
    const changed = withMainText(blocks, "b");
    expect(mainText(changed)).toBe("b");
    expect(withMainText(changed, "a")).toEqual(blocks);
    expect(mainText([])).toBeNull();
  });
});

describe("a text with live values", () => {
  it("is typed with names and kept with ids", () => {
    const typed = "{[nettoomsättning]} {förändring [Nettoomsättning]} {[Okänt]} {företag}";
    expect(typedText(typed, KEY_FIGURES)).toBe("{[NetSales]} {change [NetSales]} {[Okänt]} {company}");
  });

  it("is shown so that the same is kept again, also where two key figures have one name", () => {
    const kept = "{[NetSales]} {[Own]} {year before [Other]} {agency}";
    const shown = shownText(kept, KEY_FIGURES, "sv");
    expect(shown).toBe("{[Nettoomsättning]} {[Timpris]} {föregående år [Other]} {byrå}");
    expect(typedText(shown, KEY_FIGURES)).toBe(kept);
  });
});
