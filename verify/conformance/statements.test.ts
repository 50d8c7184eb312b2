import { describe, expect, it } from "vitest";
import { statementsOf } from "./statements";

const DOCUMENT = `# A title

A paragraph that states nothing.

- \`first\` †: One sentence that goes on
  over two lines.
- \`second-one\`: Another; with \`code\` and a colon: here.

| statement | action | Director |
| --------- | ------ | -------- |
| \`third\`   | read   | ✓        |
`;

describe("the statements of a document", () => {
  it("are its list items and the rows of its tables, with the lines on which they begin", () => {
    expect(statementsOf(DOCUMENT)).toEqual([
      { name: "first", text: "One sentence that goes on over two lines.", line: 5 },
      { name: "second-one", text: "Another; with `code` and a colon: here.", line: 7 },
      { name: "third", text: "read   | ✓       ", line: 11 },
    ]);
  });

  it.each(["- no name at all", "- `Two Words`: text", "- `no-text`:", "- no-code: text", "| a | b |", "- ``: text"])(
    "have names: %s is an error",
    (line) => {
      expect(() => statementsOf(`${DOCUMENT}\n${line}\n`)).toThrow(line);
    },
  );
});
