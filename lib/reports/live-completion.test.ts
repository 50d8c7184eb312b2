import { expect, it } from "vitest";
import { fittingNames, liveNames, liveValueBeingTyped, withLiveValue } from "./live-completion";

const NAMES = liveNames(
  [
    { id: "NetSales", name: "Nettoomsättning" },
    { id: "EquityRatio", name: "Soliditet" },
    { id: "Own", name: "Timpris" },
  ],
  [
    { id: "NetSales", name: "Net sales" },
    { id: "EquityRatio", name: "Equity ratio" },
  ],
);

it.each<[string, string | null]>([
  ["{[", ""],
  ["Vi sålde {[net", "net"],
  ["{change [Net s", "Net s"],
  ["{förändring [", ""],
  ["{[NetSales]} och {[eq", "eq"],
  ["{{[net", null],
  ["{{{[net", "net"],
  ["[net", null],
  ["{[NetSales]", null],
  ["{[a\nb", null],
  ["", null],
])("in %j the name being typed is %j", (text, part) => {
  const typed = liveValueBeingTyped(text);
  expect(typed?.part ?? null).toBe(part);
  if (typed) expect(text.slice(typed.start)).toBe(`[${typed.part}`);
});

it("key figures are found by both names and by id, those that begin so first", () => {
  const found = (part: string) => fittingNames(NAMES, part, 8).map(({ id }) => id);
  expect(found("netto")).toEqual(["NetSales"]);
  expect(found("net sa")).toEqual(["NetSales"]);
  expect(found("omsattn")).toEqual(["NetSales"]);
  expect(found("eq")).toEqual(["EquityRatio"]);
  expect(found("ti")).toEqual(["Own", "EquityRatio"]);
  expect(found("")).toHaveLength(3);
  expect(fittingNames(NAMES, "", 2)).toHaveLength(2);
});

it("a chosen name takes the place of what was typed, and of what closed it", () => {
  const put = (before: string, after: string) => {
    const { start } = liveValueBeingTyped(before)!;
    const { text, caret } = withLiveValue(before + after, { start, caret: before.length }, "Soliditet");
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };
  expect(put("Blev {[so", " i år")).toBe("Blev {[Soliditet]}| i år");
  expect(put("Blev {change [so", "li]} i år")).toBe("Blev {change [Soliditet]}| i år");
  expect(put("{[", "}")).toBe("{[Soliditet]}|");
});
