import { expect, it } from "vitest";
import {
  fittingNames,
  fittingOffers,
  liveNames,
  liveValueBeingTyped,
  withOffer,
  type LiveOffer,
} from "./live-completion";

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
  if (!typed) return;
  expect(typed.kind).toBe("name");
  expect(text.slice(typed.start)).toBe(`[${typed.part}`);
});

it.each<[string, string | null]>([
  ["{", ""],
  ["Vi sålde {för", "för"],
  ["{[NetSales]} och {föregående å", "föregående å"],
  ["{{{ch", "ch"],
  ["{{ch", null],
  ["{company}", null],
  ["{a\nb", null],
])("in %j the word being typed is %j", (text, part) => {
  const typed = liveValueBeingTyped(text);
  expect(typed?.part ?? null).toBe(part);
  if (!typed) return;
  expect(typed.kind).toBe("word");
  expect(text.slice(typed.start)).toBe(`{${typed.part}`);
});

it("a name with square brackets, in which `]]` is `]`, can be typed and replaced", () => {
  const names = liveNames([{ id: "Own", name: "Margin [net] %" }], []);
  const typed = liveValueBeingTyped("Blev {[Margin [net]] ")!;
  expect(typed).toEqual({ kind: "name", part: "Margin [net] ", start: 6 });
  expect(fittingOffers(typed, names, { hasWords: true, maxNames: 8 })).toHaveLength(1);
  const before = "Blev {[Mar";
  const begun = { ...liveValueBeingTyped(before)!, caret: before.length };
  expect(withOffer(`${before}gin [net]] %]} i år`, begun, "figure", "Soliditet").text).toBe("Blev {[Soliditet]} i år");
  expect(withOffer(`${before} enl. avtal [1] i år`, begun, "figure", "Soliditet").text).toBe(
    "Blev {[Soliditet]} enl. avtal [1] i år",
  );
});

it("measures and words are offered by their beginning, key figures by their names, in either language", () => {
  const offered = (text: string, hasWords = true) =>
    fittingOffers(liveValueBeingTyped(text)!, NAMES, { hasWords, maxNames: 8 }).map((offer) =>
      offer.kind === "figure" ? offer.name.id : offer.kind === "measure" ? offer.measure : offer.word,
    );
  const measures = ["value", "change", "yearBefore", "target", "budget"];
  expect(offered("{")).toEqual([...measures, "company", "agency", "period", "author"]);
  expect(offered("{", false)).toEqual(measures);
  expect(offered("{fö")).toEqual(["change", "yearBefore", "company", "author"]);
  expect(offered("{year")).toEqual(["yearBefore"]);
  expect(offered("{mal ")).toEqual(["target"]);
  expect(offered("{netto")).toEqual(["NetSales"]);
  expect(offered("{zzz")).toEqual([]);
  expect(offered("{change [")).toEqual(["NetSales", "EquityRatio", "Own"]);
});

it("key figures are found by both names and by id, those that begin with the typed text first", () => {
  const found = (part: string) => fittingNames(NAMES, part, 8).map(({ id }) => id);
  expect(found("netto")).toEqual(["NetSales"]);
  expect(found("net sa")).toEqual(["NetSales"]);
  expect(found("omsattn")).toEqual(["NetSales"]);
  expect(found("eq")).toEqual(["EquityRatio"]);
  expect(found("own")).toEqual(["Own"]);
  expect(found("ti")).toEqual(["Own", "EquityRatio"]);
  expect(found("")).toHaveLength(3);
  expect(fittingNames(NAMES, "", 2)).toHaveLength(2);
});

it("the choice takes the place of the typed word and of the brace that closed it", () => {
  const put = (before: string, after: string, offer: LiveOffer["kind"] = "figure", written = "Soliditet") => {
    const typed = { ...liveValueBeingTyped(before)!, caret: before.length };
    const { text, caret } = withOffer(before + after, typed, offer, written);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };
  expect(put("Blev {[so", " i år")).toBe("Blev {[Soliditet]}| i år");
  expect(put("Blev {change [so", "li]} i år")).toBe("Blev {change [Soliditet]}| i år");
  expect(put("{[", "}")).toBe("{[Soliditet]}|");
  expect(put("Blev {so", " i år")).toBe("Blev {[Soliditet]}| i år");
  expect(put("Blev {so", "li} i år")).toBe("Blev {[Soliditet]}| i år");
  expect(put("{", " mot {budget [x]}", "measure", "förändring")).toBe("{förändring [| mot {budget [x]}");
  expect(put("{", "", "measure", "")).toBe("{[|");
  expect(put("{fö", "r [Soliditet]}", "measure", "budget")).toBe("{budget [|Soliditet]}");
  expect(put("{", " enl. avtal [1] gäller", "measure", "mål")).toBe("{mål [| enl. avtal [1] gäller");
  expect(put("{", "}", "measure", "mål")).toBe("{mål [|");
  expect(put("{fö", "rändring} i år", "measure", "förändring")).toBe("{förändring [| i år");
  expect(put("Hos {fö", " i år", "word", "företag")).toBe("Hos {företag}| i år");
  expect(put("Hos {fö", "re} i år", "word", "företag")).toBe("Hos {företag}| i år");
});
