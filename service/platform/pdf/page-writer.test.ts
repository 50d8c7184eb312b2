import { expect, it, vi } from "vitest";
import { PageWriter } from "./page-writer";

const LOOK = { size: 8 };
const page = new PageWriter({
  language: "sv",
  title: "",
  company: "",
  organisationNumber: "",
  agency: null,
  period: "",
  madeOn: "2026-11-24",
  blocks: [],
});

it("spaces at the end of a text take no room: they do not cut it and add no line", () => {
  const width = page.widthOf("Kassa och bank", LOOK);
  expect(page.shortened("Kassa och bank  ", width, LOOK)).toBe("Kassa och bank");
  expect(page.lines("Kassa och bank  ", width, LOOK)).toEqual(["Kassa och bank"]);
  expect(page.lines("Kassa och bank ", width, LOOK, 1)).toEqual(["Kassa och bank"]);
  expect(page.lines("ett två  ", page.widthOf("ett", LOOK), LOOK)).toEqual(["ett", "två"]);
});

it("a text that is too long is cut, with an ellipsis at the end of its last line", () => {
  const width = page.widthOf("Kassa och bank", LOOK);
  expect(page.shortened("Kassa och bank i kronor", width, LOOK)).toBe("Kassa och ba…");
  expect(page.lines("Kassa och bank i svenska kronor", width, LOOK, 2)).toEqual(["Kassa och bank", "i svenska kro…"]);
});

it("a point between two gaps of a line is a dot, also at its ends", () => {
  page.newPage();
  const dot = vi.spyOn(page, "dot");
  const at = (x: number) => ({ x, y: 1 });
  page.line([at(0), null, at(2), at(3), null, at(5), null, null, at(8)], { colour: "#555555", thickness: 1 });
  expect(dot.mock.calls.map(([{ x }]) => x)).toEqual([0, 5, 8]);
  dot.mockRestore();
});
