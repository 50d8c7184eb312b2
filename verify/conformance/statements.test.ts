import { describe, expect, it } from "vitest";
import { sentencesOf, statementsOf } from "./statements";

const DOCUMENT = `# A title

A paragraph that goes on
over two lines. And a second sentence; with a clause (of two; parts).

## 4. Objects

- **One** is \`a; b\`. It has e.g. "SEK".
- Two
  goes on.

| Head | Line |
|---|---|
| row | first. Second |
| other | x; y |
`;

describe("the statements of a document", () => {
  const statements = statementsOf("d", DOCUMENT);

  it("are sentences, clauses, list items and rows, without headings and table heads", () => {
    expect(statements.map(({ text }) => text)).toEqual([
      "A paragraph that goes on over two lines.",
      "And a second sentence;",
      "with a clause (of two; parts).",
      "**One** is `a; b`.",
      'It has e.g. "SEK".',
      "Two goes on.",
      "row | first.",
      "Second",
      "other | x;",
      "y",
    ]);
  });

  it("have keys of section and text, and say where they stand", () => {
    expect(statements[0]!.key).toMatch(/^d\.a\.[0-9a-f]{6}$/);
    expect(statements[3]).toMatchObject({ key: expect.stringMatching(/^d\.4\./), line: 8 });
    const moved = statementsOf("d", DOCUMENT.replace("- Two", "- New one.\n- Two"));
    expect(moved.map(({ key }) => key)).toEqual(expect.arrayContaining(statements.map(({ key }) => key)));
  });

  it("are counted once where a section says the same twice", () => {
    expect(statementsOf("d", "# A\n\nTrue. Also.\n\nTrue.")).toHaveLength(2);
  });

  it("do not end within a name or a number", () => {
    expect(sentencesOf("See v2.1 and interface.md here. Then 1.5 more")).toEqual([
      "See v2.1 and interface.md here.",
      "Then 1.5 more",
    ]);
  });
});
