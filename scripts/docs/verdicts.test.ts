import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";
import { REQUIREMENTS } from "./asvs-level-2";
import { readVerdicts, staleIn, VERDICTS, type Row } from "./verdicts";

const DOCUMENT = readFileSync(inRoot("docs/security.md"), "utf8");
/** Its sentences without their line ends. */
const PROSE = DOCUMENT.replace(/\s+/g, " ");
const rows = readVerdicts(DOCUMENT);
const ids = (those: (row: Row) => boolean) => rows.filter(those).map(({ id }) => id);

describe("docs/security.md", () => {
  test("has a verdict for each requirement of ASVS level 2, once and in their order", () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(REQUIREMENTS);
  });

  test("says in each row what is asked, one of four verdicts, and why", () => {
    expect(ids(({ verdict }) => !(VERDICTS as readonly string[]).includes(verdict))).toEqual([]);
    expect(ids(({ asks, because }) => asks.trim().length < 5 || because.trim().length < 5)).toEqual([]);
  });

  test("names evidence for whatever is met, and a document for whatever the operator has to do", () => {
    expect(ids(({ verdict, evidence }) => verdict === "met" && evidence.length === 0)).toEqual([]);
    const documents = ({ evidence }: Row) => evidence.some(({ path }) => path.endsWith(".md"));
    expect(ids((row) => row.verdict === "for the operator" && !documents(row))).toEqual([]);
  });

  test("names no file and no test that is not there", () => {
    const stale = rows.flatMap(({ id, evidence }) =>
      evidence.flatMap((one) => staleIn(one).map((why) => `${id}: ${why}`)),
    );
    expect(stale).toEqual([]);
  });

  test("counts its verdicts right, and names what is not met", () => {
    const count = (verdict: string) => String(rows.filter((row) => row.verdict === verdict).length);
    const [met, notMet, notApplicable, operator] = VERDICTS.map(count);
    expect(PROSE).toContain(
      `${met!} are met, ${notMet!} are not, ${operator!} are for the operator and ${notApplicable!} do not apply.`,
    );
    expect(PROSE).toContain(`Not met: ${ids(({ verdict }) => verdict === "not met").join(", ")}.`);
  });
});

describe("the check of evidence", () => {
  const evidenceIn = (because: string) => readVerdicts(`| 1.1.1 | asked | met | ${because} |`)[0]!.evidence;
  const stale = (because: string) => evidenceIn(because).flatMap(staleIn);

  test("finds files, and the tests whose titles follow a file", () => {
    expect(evidenceIn('By `a/b.test.ts`: "one", "two". See `docs/x.md`, not `DATA_DIR` or `If-Match`')).toEqual([
      { path: "a/b.test.ts", tests: ["one", "two"] },
      { path: "docs/x.md", tests: [] },
    ]);
  });

  test("reports missing files and tests", () => {
    const file = "scripts/run/report.test.ts";
    expect(stale(`\`${file}\`: "times are written as people read them"`)).toEqual([]);
    expect(stale(`\`${file}\`: "times are written"`)).toEqual([`${file} has no test "times are written"`]);
    expect(stale("`scripts/docs/gone.test.ts`")).toEqual(["scripts/docs/gone.test.ts is not there"]);
    expect(stale('`docs/security.md`: "anything"')).toEqual(["docs/security.md holds no tests"]);
  });
});
