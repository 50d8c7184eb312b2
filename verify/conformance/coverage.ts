import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Topic } from "./check";
import type { NamedTest } from "./elsewhere";
import { statementsOf, type Statement } from "./statements";

/** The documents stand beside the repository and are no part of it. */
const FOLDER = fileURLToPath(new URL("../../../shared/spec/", import.meta.url));
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export const documentsAreHere = existsSync(FOLDER);

export function documentText(name: string): string {
  return readFileSync(`${FOLDER}${name}`, "utf8");
}

/** Every statement of both documents; their keys begin with `i` and `d`. */
export function allStatements(): Statement[] {
  return [...statementsOf("i", documentText("interface.md")), ...statementsOf("d", documentText("decisions.md"))];
}

export interface Coverage {
  statements: number;
  checked: number;
  elsewhere: number;
  informative: number;
  uncovered: Statement[];
  /** Keys that no statement has: the sentence was changed or is gone. */
  stale: string[];
}

/** What the checks, the named tests elsewhere and the reasons cover of the statements. */
export function coverageOf(
  statements: readonly Statement[],
  topics: readonly Topic[],
  elsewhere: ReadonlyMap<string, readonly NamedTest[]>,
  informative: ReadonlyMap<string, string>,
): Coverage {
  const checked = new Set(topics.flatMap(({ checks }) => checks.flatMap(({ says }) => says)));
  const keys = new Set(statements.map(({ key }) => key));
  const known = [...checked, ...elsewhere.keys(), ...informative.keys()];
  const isKnown = new Set(known);
  const count = (has: (key: string) => boolean) => statements.filter(({ key }) => has(key)).length;
  return {
    statements: statements.length,
    checked: count((key) => checked.has(key)),
    elsewhere: count((key) => !checked.has(key) && elsewhere.has(key)),
    informative: count((key) => !checked.has(key) && !elsewhere.has(key) && informative.has(key)),
    uncovered: statements.filter(({ key }) => !isKnown.has(key)),
    stale: [...new Set(known)].filter((key) => !keys.has(key)),
  };
}

/** Whether the file is there and holds this name in quotation marks, of a test or of a row of its table. */
export function hasNamedTest({ file, name }: NamedTest): boolean {
  const path = ROOT + file;
  return existsSync(path) && readFileSync(path, "utf8").includes(`"${name}"`);
}

/** The coverage in a few lines, the uncovered statements with their places. */
export function summaryOf(
  { statements, checked, elsewhere, informative, uncovered }: Coverage,
  topics: readonly Topic[],
): string {
  const checks = topics.reduce((sum, topic) => sum + topic.checks.length, 0);
  const head =
    `Conformance: ${statements} statements: ${checked} in ${checks} checks, ${elsewhere} in named tests elsewhere, ` +
    `${informative} no requirement, ${uncovered.length} uncovered.`;
  return [head, ...uncovered.map(({ key, line, text }) => `  uncovered ${key} (line ${line}): ${text}`)].join("\n");
}
