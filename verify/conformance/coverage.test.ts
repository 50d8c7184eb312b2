import { describe, expect, it } from "vitest";
import { TOPICS } from "./checks/topics";
import { allStatements, coverageOf, hasNamedTest, summaryOf } from "./coverage";
import { ELSEWHERE } from "./elsewhere";
import { INFORMATIVE } from "./informative";

describe("docs/interface.md", () => {
  it("has a check, a named test or a reason for each statement, and checks refer to no other statement", () => {
    const coverage = coverageOf(allStatements(), TOPICS, ELSEWHERE, INFORMATIVE);
    process.stdout.write(`${summaryOf(coverage, TOPICS)}\n`);
    expect(coverage.unknown).toEqual([]);
    expect(coverage.uncovered.map(({ name, text }) => `${name} ${text}`)).toEqual([]);
  });

  it("gives every statement a name of its own", () => {
    const names = allStatements().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Fewer would mean that a part of the document is not read any more.
    expect(names.length).toBeGreaterThan(400);
  });

  it("has a different sentence for each statement", () => {
    const texts = allStatements().map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("the coverage", () => {
  const statement = (name: string) => ({ name, text: name, line: 1 });
  const statements = ["checked", "elsewhere", "informative", "forgotten"].map(statement);
  const topics = [
    { name: "t", checks: [{ name: "c", proves: ["checked", "gone"], needs: null, run: () => Promise.resolve() }] },
  ];

  it("names what nothing covers and what is gone", () => {
    const elsewhere = new Map([["elsewhere", [{ file: "x", name: "y" }]]]);
    const coverage = coverageOf(statements, topics, elsewhere, new Map([["informative", "why"]]));
    expect(coverage).toMatchObject({ statements: 4, checked: 1, elsewhere: 1, informative: 1, unknown: ["gone"] });
    expect(coverage.uncovered).toEqual([statement("forgotten")]);
    expect(summaryOf(coverage, topics)).toContain("uncovered forgotten (line 1): forgotten");
  });

  it("knows a named test from one that is not there", () => {
    // The names are put together here, so that this test does not hold them itself.
    const isThere = (...words: string[]) =>
      hasNamedTest({ file: "verify/conformance/coverage.test.ts", name: words.join(" ") });
    expect(isThere("names what nothing covers", "and what is gone")).toBe(true);
    expect(isThere("not", "there")).toBe(false);
    expect(hasNamedTest({ file: "service/nothing.test.ts", name: "x" })).toBe(false);
  });
});

describe("the suite", () => {
  it("names each check once within its topic", () => {
    for (const { name, checks } of TOPICS) {
      const names = checks.map((check) => check.name);
      expect(new Set(names).size, name).toBe(names.length);
    }
  });

  it("says for each check what it proves", () => {
    const silent = TOPICS.flatMap(({ name, checks }) =>
      checks.filter(({ proves }) => proves.length === 0).map((check) => `${name}: ${check.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("refers to tests elsewhere that are there", () => {
    const missing = [...ELSEWHERE.values()].flat().filter((named) => !hasNamedTest(named));
    expect(missing).toEqual([]);
  });
});
