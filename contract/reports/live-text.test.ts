import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMilliseconds } from "../testing/processor-milliseconds";
import {
  figuresIn,
  LIVE_WORDS,
  MEASURES,
  numbersByHand,
  readLiveText,
  renameLiveText,
  writeLiveText,
  type LivePart,
} from "./live-text";

const partsOf = (text: string): LivePart[] => readLiveText(text).map(({ start: _, end: __, ...part }) => part);

describe("reading a text with live values", () => {
  it.each<[string, LivePart[]]>([
    ["", []],
    ["Bara text.", [{ kind: "text", text: "Bara text." }]],
    ["{[NetSales]}", [{ kind: "figure", measure: "value", name: "NetSales" }]],
    ["{change [Net sales]}", [{ kind: "figure", measure: "change", name: "Net sales" }]],
    ["{ Förändring  [Netto] }", [{ kind: "figure", measure: "change", name: "Netto" }]],
    ["{föregående år [Netto]}", [{ kind: "figure", measure: "yearBefore", name: "Netto" }]],
    ["{[a ]] {b}]}", [{ kind: "figure", measure: "value", name: "a ] {b}" }]],
    [
      "{company}{byrå}",
      [
        { kind: "word", word: "company" },
        { kind: "word", word: "agency" },
      ],
    ],
    ["a {{b} c", [{ kind: "text", text: "a {b} c" }]],
    ["{poem [x]}", [{ kind: "unknown", text: "{poem [x]}" }]],
    ["{[]}", [{ kind: "unknown", text: "{[]}" }]],
    [
      "{[x\ny",
      [
        { kind: "unknown", text: "{[x" },
        { kind: "text", text: "\ny" },
      ],
    ],
  ])("%s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("finds in 1,000 random texts what they were made of, in both languages", () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from("ab å1.{}[]\n")), minLength: 1, maxLength: 12 })
      .map((written): LivePart => ({ kind: "text", text: written }));
    const figure = fc.record({
      kind: fc.constant("figure" as const),
      measure: fc.constantFrom(...MEASURES),
      name: fc.string({ unit: fc.constantFrom(...Array.from("abÅ {}[] 1")), minLength: 1, maxLength: 8 }),
    });
    const word = fc.record({ kind: fc.constant("word" as const), word: fc.constantFrom(...LIVE_WORDS) });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, figure, word), { maxLength: 8 }),
        fc.constantFrom("sv" as const, "en" as const),
        (parts, language) => {
          const written = writeLiveText(parts, language);
          expect(partsOf(written)).toEqual(joined(parts));
          expect(writeLiveText(readLiveText(written), language)).toBe(written);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("takes no time for many spaces in braces", () => {
    const text = `{${" ".repeat(2_000)}}`;
    const took = processorMilliseconds(() => {
      expect(partsOf(text)).toEqual([{ kind: "unknown", text }]);
    });
    // A pattern that tries all ways to divide the spaces takes seconds.
    expect(took).toBeLessThan(1_000);
  });

  it("has every character of any text in one part", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("{}[]a \n")), maxLength: 30 }), (text) => {
        const parts = readLiveText(text);
        expect(parts.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
        expect(parts.every(({ start, end }) => end > start)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Joins adjacent texts into one, because the reader returns them as one. */
function joined(parts: readonly LivePart[]): LivePart[] {
  return parts.reduce<LivePart[]>((all, part) => {
    const last = all.at(-1);
    if (part.kind !== "text" || last?.kind !== "text") return [...all, part];
    return [...all.slice(0, -1), { kind: "text", text: last.text + part.text }];
  }, []);
}

describe("names in a text", () => {
  const names: Record<string, string> = { NetSales: "Nettoomsättning", Nettoomsättning: "NetSales" };
  const rename = (name: string) => names[name] ?? name;

  it("replace the ids when it is shown, and are replaced by the ids again when it is stored", () => {
    const kept = "{[NetSales]} är {change [NetSales]} mot {year before [Other]} {{x} {nothing} för {company}";
    const shown =
      "{[Nettoomsättning]} är {förändring [Nettoomsättning]} mot {föregående år [Other]} {{x} {nothing} för {företag}";
    expect(renameLiveText(kept, rename, "sv")).toBe(shown);
    expect(renameLiveText(shown, rename, "en")).toBe(kept);
    expect(figuresIn(kept)).toEqual(["NetSales", "Other"]);
  });
});

describe("numbers typed by hand", () => {
  const marked = (text: string) => numbersByHand(text).map(({ start, end }) => text.slice(start, end));

  it("are found in a paragraph with a key figure, and nowhere else", () => {
    expect(marked("Vi sålde för {[NetSales]}, 12,5 % mer än 1 200 000.")).toEqual(["12,5", "1 200 000"]);
    expect(marked("{[NetSales]} sedan 2023, 14 kunder. 3 nya.")).toEqual(["2023", "14", "3"]);
    expect(marked("Det blev 7.\n{[NetSales]} är 8.\nOch 9.")).toEqual(["8"]);
    expect(marked("3 och 4 utan levande värde; {company} är inget tal.")).toEqual([]);
    expect(marked("{[NetSales2]} {[x]}")).toEqual([]);
  });

  it("are in 1,000 random texts those of the paragraphs with a key figure", () => {
    const number = fc.constantFrom("7", "12,5", "1 200 000", "2024-01", "3.14", "1\u202f000");
    const figure = fc.constantFrom("{[NetSales]}", "{change [Konto 3 {x}]}", "{budget [a]]9]}");
    const other = fc.constantFrom("ord", "{company}", "{{", "{okänt 5}", " – ");
    const piece = fc.oneof(
      number.map((written) => ({ written, isNumber: true, isFigure: false })),
      figure.map((written) => ({ written, isNumber: false, isFigure: true })),
      other.map((written) => ({ written, isNumber: false, isFigure: false })),
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 4 }), (paragraphs) => {
        const text = paragraphs.map((pieces) => pieces.map(({ written }) => written).join(" a ")).join("\n");
        const expected = paragraphs
          .filter((pieces) => pieces.some(({ isFigure }) => isFigure))
          .flatMap((pieces) => pieces.filter(({ isNumber }) => isNumber).map(({ written }) => written))
          .flatMap((written) => (written === "2024-01" ? ["2024", "01"] : [written]));
        expect(marked(text)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
