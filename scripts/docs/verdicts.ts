import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.mjs";

export const VERDICTS = ["met", "not met", "not applicable", "for the operator"] as const;

/** A file that supports a verdict, with the names of its tests that do. */
interface Evidence {
  path: string;
  tests: string[];
}

export interface Row {
  id: string;
  /** A short form of the requirement. */
  asks: string;
  verdict: string;
  /** The reason for the verdict, with its evidence. */
  because: string;
  evidence: Evidence[];
}

const ROW = /^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*?) \| (.*) \|$/gm;
/** A path in a code span, and the tests of that file in quotes after a colon. */
const EVIDENCE = /`([\w.()[\]-]+(?:\/[\w.()[\]-]+)*\.(?:tsx?|mjs|cjs|json|md|css|svg))`((?:: "[^"]+"(?:, "[^"]+")*)?)/g;

/** The rows of the tables of verdicts in a Markdown text: `| 1.2.3 | what it asks | verdict | why, with evidence |`. */
export function readVerdicts(markdown: string): Row[] {
  return Array.from(markdown.matchAll(ROW), ([, id, asks, verdict, because]) => ({
    id: id!,
    asks: asks!,
    verdict: verdict!,
    because: because!,
    evidence: Array.from(because!.matchAll(EVIDENCE), ([, path, names]) => ({
      path: path!,
      tests: Array.from(names!.matchAll(/"([^"]+)"/g), ([, name]) => name!),
    })),
  }));
}

/** A test's title may end with a tag. */
const TAGS = ["", " @long"];

/** The reasons why evidence is stale: the file is missing, or no test in it has that name. Empty when it is valid. */
export function staleIn({ path, tests }: Evidence): string[] {
  if (!existsSync(inRoot(path))) return [`${path} is not there`];
  if (tests.length === 0) return [];
  if (!/\.(?:test|spec)\.tsx?$|\/conformance\//.test(path)) return [`${path} holds no tests`];
  const source = readFileSync(inRoot(path), "utf8");
  return tests
    .filter((name) => !['"', "'", "`"].some((quote) => TAGS.some((tag) => source.includes(quote + name + tag + quote))))
    .map((name) => `${path} has no test "${name}"`);
}
