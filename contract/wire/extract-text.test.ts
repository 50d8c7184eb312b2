import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractText } from "./extract-text";
import { parseWire } from "./parse-wire";
import { writeWire } from "./write-wire";

const pause = () => Promise.resolve();

async function cut(document: string, stepBytes?: number) {
  const found = await extractText(new TextEncoder().encode(document), "data", pause, stepBytes);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return found && { text: decoder.decode(found.text), rest: decoder.decode(found.rest) };
}

describe("a long text of a document", () => {
  test("is the one that the parser reads, and the rest is the document with an empty text", async () => {
    // U+0000 is removed because the wire format has no texts with it.
    const text = fc.string({ unit: "binary", maxLength: 40 }).map((value) => value.replaceAll("\0", ""));
    const others = fc.dictionary(text, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }).map(({ data, ...rest }) => rest);
    await fc.assert(
      fc.asyncProperty(text, others, others, fc.integer({ min: 1, max: 9 }), async (data, before, after, step) => {
        const document = { ...before, data, ...after };
        for (const written of [writeWire(document), escapedThroughout(document)]) {
          const found = await cut(written, step);
          expect(found?.text).toBe(data);
          expect(parseWire(found!.rest)).toEqual({ ...(parseWire(written) as object), data: "" });
        }
      }),
    );
  });

  test.each<[string, string]>([
    ["no member of that name", '{"dato":"x","other":{"data":"x"}}'],
    ["no text in it", '{"data":1}'],
    ["no end of the text", '{"data":"x'],
    ["an unknown escape", '{"data":"\\x"}'],
    ["an escape that is cut off", '{"data":"\\u12'],
    ["a control character", '{"data":"a\nb"}'],
    ["the first half of a surrogate pair alone", '{"data":"\\ud83d x"}'],
    ["the second half of a surrogate pair alone", '{"data":"\\ude00"}'],
    ["U+0000", '{"data":"\\u0000"}'],
    ["no object around it", '["data","x"]'],
    ["nothing", ""],
    ["a member without a value", '{"data"'],
  ])("is left to the parser where there is %s", async (_what, document) => {
    expect(await cut(document)).toBeNull();
  });

  test("is taken although a member after it is wrong, which the parser of the rest refuses", async () => {
    const found = await cut('{"data":"x","data":"y"}');
    expect(found?.text).toBe("x");
    expect(() => parseWire(found!.rest)).toThrow("data");
  });
});

/** The document as JSON, with every UTF-16 code unit of its string values escaped and blanks between its tokens. */
function escapedThroughout(document: unknown): string {
  const escape = (text: string) =>
    Array.from(text, (character) =>
      Array.from({ length: character.length }, (_, i) => character.charCodeAt(i).toString(16).padStart(4, "0")),
    )
      .flat()
      .map((hex) => `\\u${hex}`)
      .join("");
  const write = (value: unknown): string => {
    if (typeof value === "string") return `"${escape(value)}"`;
    if (Array.isArray(value)) return `[${value.map(write).join(" , ")}]`;
    if (typeof value !== "object" || value === null) return writeWire(value);
    const members = Object.entries(value).map(([key, member]) => `${writeWire(key)} : ${write(member)}`);
    return `{ ${members.join(" , ")} }`;
  };
  return write(document);
}
