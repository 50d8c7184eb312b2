import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";
import { repositoryFiles } from "./repository-files.mjs";

const files = repositoryFiles();
const linesOf = (file: string) => readFileSync(inRoot(file), "utf8").split("\n");
/** Names the lines of files that match, as "file:line". */
const linesWhere = (names: string[], matches: (line: string) => boolean) =>
  names.flatMap((file) => linesOf(file).flatMap((line, i) => (matches(line) ? [`${file}:${i + 1}`] : [])));

/** Without api-types.ts, which is generated. */
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith("api-types.ts"));
const documents = files.filter((file) => file.endsWith(".md"));

const MAX_WIDTH = 120;

describe(`lines of at most ${MAX_WIDTH} characters`, () => {
  test("in comments", () => {
    // A long address has no place to break, and a directive to the linter has to stand on one line.
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

  const inComment = new RegExp(String.raw`(${comment})(.*[.:] )?\s*${clause}`);
  const timeOrPlaceAlone = new RegExp(String.raw`(^|[\s{])(\/\*\*?|\/\/)\s+${withoutMainClause}`);
  /** The formatter puts a long title on a line of its own, so a line end may stand before it. */
  const inTitle =
    /\b(test|it|describe|check)(\.\w+(\([^)\n]*\))?)*\(\s*["`](what|who|whom|whose|whether|which|how|why|where|of) /i;
  const inParagraph = new RegExp(
    String.raw`^\s*([-*|]\s|\d+\.\s)?\s*(What|Who|Whom|Whose|Whether|Which|Whatever|Whoever|Whichever|Of (what|which|whom)) [^?]*$`,
  );

  test("are not in comments", () => {
    expect(linesWhere(commented, (line) => inComment.test(line))).toEqual([]);
  });

  test("begin no comment with a time or a place alone", () => {
    expect(linesWhere(commented, (line) => timeOrPlaceAlone.test(line))).toEqual([]);
  });

  test("are no title of a test", () => {
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$|^verify\/conformance\/checks\//.test(file));
    const titles = new RegExp(inTitle, "gi");
    const found = tests.flatMap((file) =>
      Array.from(linesOf(file).join("\n").matchAll(titles), ([title]) => `${file}: ${title}`),
    );
    expect(found).toEqual([]);
  });

  test("begin no paragraph of a document", () => {
    const paragraphs = (file: string) =>
      linesOf(file).filter((line, i, all) => /^\s*([-*]|\d+\.) |^\|/.test(line) || !all[i - 1]?.trim());
    expect(documents.flatMap((file) => paragraphs(file).filter((line) => inParagraph.test(line)))).toEqual([]);
  });

  // The lines are put together, because this file is read too.
  const title = (written: string) => `  it(${JSON.stringify(written)}, () => {`;
  const after = (mark: string, written: string) => `${mark} ${written}`;

  test.each([
    ["in comments", inComment, after("/**", "Of one file. */"), after("//", "Often.")],
    ["in comments", inComment, after("//", "What, which and when."), after("/**", "Whose turn is it? */")],
    ["in comments", inComment, after(" *", "Is kept. How it is kept is told."), "const Of = 1;"],
    ["as a time alone", timeOrPlaceAlone, after("/**", "When it was typed. */"), after("//", "When it ends, stop.")],
    ["as a place alone", timeOrPlaceAlone, after("//", "Where it stands."), after("//", "Where does it stand?")],
    ["in titles", inTitle, title("what is typed stays"), title("keeps what is typed")],
    ["in titles", inTitle, title("Whether it stays"), 'const text = "what is typed'],
    ["in titles", inTitle, title("which stays").replace("(", "(\n    "), title("stays").replace("(", "(\n    ")],
    ["in paragraphs", inParagraph, "What is typed stays.", "Nothing is lost of what is typed."],
    ["in paragraphs", inParagraph, "- Whoever reads it knows.", "- Who reads it?"],
  ])("are found %s", (_, begins, found, other) => {
    expect([begins.test(found), begins.test(other)]).toEqual([true, false]);
  });
});
