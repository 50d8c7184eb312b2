import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";

const files = spawnSync("git", ["ls-files"], { cwd: inRoot("."), encoding: "utf8" }).stdout.split("\n");
const linesOf = (file: string) => readFileSync(inRoot(file), "utf8").split("\n");
/** Names the lines of files that match, as "file:line". */
const linesWhere = (names: string[], matches: (line: string) => boolean) =>
  names.flatMap((file) => linesOf(file).flatMap((line, i) => (matches(line) ? [`${file}:${i + 1}`] : [])));

const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith("api-types.ts"));
const documents = files.filter((file) => file.endsWith(".md"));

const MAX_WIDTH = 120;

describe(`lines of at most ${MAX_WIDTH} characters`, () => {
  test("in comments", () => {
    const isComment = (line: string) =>
      /^\s*(\/\*\*|\*|\/\/) /.test(line) && !/https?:\/\/\S{60}|lint-disable/.test(line);
    expect(linesWhere(code, (line) => line.length > MAX_WIDTH && isComment(line))).toEqual([]);
  });

  test("in prose", () => {
    // Tables, links, pictures and headings have no other place to break, and commands are copied whole.
    const isProse = (line: string) => !/^\s*\||^!?\[|^#|https?:\/\/\S{40}/.test(line);
    const withoutCode = (file: string) =>
      linesOf(file)
        .join("\n")
        .replace(/^ *```[^]*?^ *```/gm, "");
    const tooWide = documents.flatMap((file) =>
      withoutCode(file)
        .split("\n")
        .filter((line) => line.length > MAX_WIDTH && isProse(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(tooWide).toEqual([]);
  });
});

/** A sentence such as "What is typed stays." has its subject in a clause, which has to be read twice. */
describe("sentences that begin as free relative clauses, questions aside", () => {
  const clause = String.raw`(What|Who|Whom|Whose|Whether|Which|Whatever|Whoever|Whichever|How|Why|Of)[ ,][^?]*$`;
  /** "When another value is stored, the PUT fails" is a sentence; "When it was typed." is none. */
  const withoutMainClause = String.raw`(When|Where) [^,?]*(?:[.;:](?: |$)|\*\/)`;
  const comment = String.raw`(^|[\s{])(\/\/|\/\*\*?|--|#|<!--)\s|^\s*\*\s`;
  const commented = files.filter((file) => /\.(ts|tsx|mjs|cjs|css|sql|ya?ml|sh)$/.test(file));

  test("are not in comments", () => {
    const begins = new RegExp(String.raw`(${comment})(.*[.:] )?\s*${clause}`);
    expect(linesWhere(commented, (line) => begins.test(line))).toEqual([]);
  });

  test("begin no comment with a time or a place alone", () => {
    const begins = new RegExp(String.raw`(^|[\s{])(\/\*\*?|\/\/)\s+${withoutMainClause}`);
    expect(linesWhere(commented, (line) => begins.test(line))).toEqual([]);
  });

  test("are found", () => {
    const begins = new RegExp(String.raw`(${comment})(.*[.:] )?\s*${clause}`);
    for (const line of ["/** Of one file. */", "// What, which and when.", " * Is kept. How it is kept is told."]) {
      expect(begins.test(line), line).toBe(true);
    }
    for (const line of ["// Often.", "/** Whose turn is it? */", "const Of = 1;"])
      expect(begins.test(line)).toBe(false);
  });

  test("are no title of a test", () => {
    const begins =
      /\b(test|it|describe)(\.\w+(\([^)]*\))?)*\(\s*["`](what|who|whom|whose|whether|which|how|why|where) /i;
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    expect(linesWhere(tests, (line) => begins.test(line))).toEqual([]);
  });

  test("begin no paragraph of a document", () => {
    const paragraphs = (file: string) =>
      linesOf(file).filter((line, i, all) => /^\s*([-*]|\d+\.) |^\|/.test(line) || !all[i - 1]?.trim());
    const begins = new RegExp(
      String.raw`^\s*([-*|]\s|\d+\.\s)?\s*(What|Who|Whom|Whose|Whether|Which|Whatever|Whoever|Whichever|Of (what|which|whom)) [^?]*$`,
    );
    expect(documents.flatMap((file) => paragraphs(file).filter((line) => begins.test(line)))).toEqual([]);
  });
});
