import { describe, expect, it } from "vitest";
import { isCi } from "../../service/testing/test-settings.mjs";
import { TOPICS } from "./checks/topics";
import { allStatements, coverageOf, documentsAreHere, hasNamedTest, summaryOf } from "./coverage";
import { ELSEWHERE } from "./elsewhere";
import { INFORMATIVE } from "./informative";

if (!documentsAreHere && isCi) throw new Error("The documents that the suite covers are missing.");

describe.skipIf(!documentsAreHere)("the documents", () => {
  it("have a check, a named test or a reason for each statement, and none for a statement that is gone", () => {
    const coverage = coverageOf(allStatements(), TOPICS, ELSEWHERE, INFORMATIVE);
    process.stdout.write(`${summaryOf(coverage, TOPICS)}\n`);
    expect(coverage.stale).toEqual([]);
    expect(coverage.uncovered.map(({ key, text }) => `${key} ${text}`)).toEqual([]);
  });

  it("give every statement a key of its own", () => {
    const keys = allStatements().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(300);
  });
});

describe("the coverage", () => {
  const statement = (key: string) => ({ key, text: key, line: 1 });
  const statements = ["checked", "elsewhere", "informative", "forgotten"].map(statement);
  const topics = [
    { name: "t", checks: [{ name: "c", says: ["checked", "gone"], needs: null, run: () => Promise.resolve() }] },
  ];

  it("names what nothing covers and what is gone", () => {
    const elsewhere = new Map([["elsewhere", [{ file: "x", name: "y" }]]]);
    const coverage = coverageOf(statements, topics, elsewhere, new Map([["informative", "why"]]));
    expect(coverage).toMatchObject({ statements: 4, checked: 1, elsewhere: 1, informative: 1, stale: ["gone"] });
    expect(coverage.uncovered).toEqual([statement("forgotten")]);
    expect(summaryOf(coverage, topics)).toContain("uncovered forgotten (line 1): forgotten");
  });

  it("knows a named test from one that is not there", () => {
    expect(
      hasNamedTest({
        file: "verify/conformance/coverage.test.ts",
        name: "names what nothing covers and what is gone",
      }),
    ).toBe(true);
    expect(hasNamedTest({ file: "verify/conformance/coverage.test.ts", name: ["not", "there"].join(" ") })).toBe(false);
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

  it("refers to tests elsewhere that are there", () => {
    const missing = [...ELSEWHERE.values()].flat().filter((named) => !hasNamedTest(named));
    expect(missing).toEqual([]);
  });
});
