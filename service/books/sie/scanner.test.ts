import { describe, expect, test } from "vitest";
import { SieScanner } from "./scanner";
import { SieSource } from "./source";

const scannerOf = (text: string) => new SieScanner(new SieSource(text));

/** All fields of the first record. */
function fieldsOf(line: string): string[] {
  const scanner = scannerOf(line);
  expect(scanner.nextLine()).toBe("record");
  const fields: string[] = [];
  while (scanner.nextField()) fields.push(scanner.field());
  return fields;
}

describe("the fields of a line", () => {
  test.each<[string, string, string[]]>([
    ["are separated by blanks", "#X a b", ["a", "b"]],
    ["are separated by any number of blanks and tabs", "\t #X \t a\t\tb  ", ["a", "b"]],
    ["may stand in quotes with blanks inside", '#X "a b" "c"', ["a b", "c"]],
    ["keep their place when they are empty", '#X "" b ""', ["", "b", ""]],
    ["hold a quotation mark behind a backslash", '#X "\\"Norstedts\\" AB" b', ['"Norstedts" AB', "b"]],
    ["keep a lone backslash", '#X "C:\\SPCS\\new" b', ["C:\\SPCS\\new", "b"]],
    ["keep two backslashes", '#X "a\\\\b"', ["a\\\\b"]],
    ["may end in a backslash at the end of the line", '#X "C:\\SPCS\\"', ["C:\\SPCS\\"]],
    ["keep a quotation mark within a word", '#X 5"disk b', ['5"disk', "b"]],
    ["keep a quotation mark that somebody forgot to escape", '#X "F"rskott" b', ['F"rskott', "b"]],
    ["reach to the end of the line when the quote is not closed", '#X "a b', ["a b"]],
    ["have blanks for control characters", '#X "a\u0001b" c\u0002d', ["a b", "c d"]],
    ["end before CR LF", '#X a "b"\r\n#Y', ["a", "b"]],
    ["are none", "#X", []],
  ])("%s", (_name, line, fields) => {
    expect(fieldsOf(line)).toEqual(fields);
  });

  test("may be an object list, which is one field", () => {
    const scanner = scannerOf('#TRANS 1910 {1 "a } b" 6 c} 100 { } {}x {"a');
    scanner.nextLine();
    expect(scanner.nextObjectList()).toBe(false);
    scanner.nextField();
    expect(scanner.nextObjectList()).toBe(true);
    expect(scanner.field()).toBe('1 "a } b" 6 c');
    scanner.nextField();
    expect(scanner.field()).toBe("100");
    expect([scanner.nextObjectList(), scanner.field()]).toEqual([true, " "]);
    expect([scanner.nextObjectList(), scanner.field()]).toEqual([true, ""]);
    scanner.nextField();
    expect(scanner.nextObjectList()).toBe(true);
    expect(scanner.unclosed).toBe(true);
  });
});

describe("the lines of a text", () => {
  test("are records, braces or something else; empty ones are counted and passed over", () => {
    const scanner = scannerOf("#A\n\n  \t\r\n{\r\n text\n #b x\n}\n");
    const lines: unknown[] = [];
    for (let line = scanner.nextLine(); line; line = scanner.nextLine())
      lines.push([line, scanner.lineNo, scanner.label]);
    expect(lines).toEqual([
      ["record", 1, "#A"],
      ["open", 4, ""],
      ["other", 5, ""],
      ["record", 6, "#B"],
      ["close", 7, ""],
    ]);
  });

  test("give the place of a field, counted from 1", () => {
    const scanner = scannerOf('#A\r\n  #KONTO 1910 "Kassa"');
    scanner.nextLine();
    scanner.nextLine();
    expect(scanner.position()).toEqual({ lineNo: 2, linePos: 3, label: "#KONTO" });
    scanner.nextField();
    expect(scanner.position()).toMatchObject({ linePos: 10 });
    scanner.nextField();
    expect(scanner.position()).toMatchObject({ linePos: 16 });
  });
});
