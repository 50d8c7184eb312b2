import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Topic } from "./check";
import type { NamedTest } from "./elsewhere";
import { statementsOf, type Statement } from "./statements";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The text of docs/interface.md. */
export function interfaceDocument(): string {
  return readFileSync(`${ROOT}docs/interface.md`, "utf8");
}

/** Every statement of docs/interface.md. */
export function allStatements(): Statement[] {
  return statementsOf(interfaceDocument());
}

export interface Coverage {
  statements: number;
  checked: number;
  elsewhere: number;
  informative: number;
  uncovered: Statement[];
  /** Names that checks, tests elsewhere or reasons refer to and no statement has. */
  unknown: string[];
}

/** Counts the statements that checks prove, that tests elsewhere prove, and that require nothing. */
export function coverageOf(
  statements: readonly Statement[],
  topics: readonly Topic[],
  elsewhere: ReadonlyMap<string, readonly NamedTest[]>,
  informative: ReadonlyMap<string, string>,
): Coverage {
  const checked = new Set(topics.flatMap(({ checks }) => checks.flatMap(({ proves }) => proves)));
  const names = new Set(statements.map(({ name }) => name));
  const referred = new Set([...checked, ...elsewhere.keys(), ...informative.keys()]);
  const count = (matches: (name: string) => boolean) => statements.filter(({ name }) => matches(name)).length;
  return {
    statements: statements.length,
    checked: count((name) => checked.has(name)),
    elsewhere: count((name) => !checked.has(name) && elsewhere.has(name)),
    informative: count((name) => !checked.has(name) && !elsewhere.has(name) && informative.has(name)),
    uncovered: statements.filter(({ name }) => !referred.has(name)),
    unknown: [...referred].filter((name) => !names.has(name)),
  };
}

/** True when the file exists and holds this name of a test, or of a row of its table, in quotation marks. */
export function hasNamedTest({ file, name }: NamedTest): boolean {
  const path = ROOT + file;
  return existsSync(path) && readFileSync(path, "utf8").includes(`"${name}"`);
}

/** Describes the coverage in a few lines, with the line of each uncovered statement. */
export function summaryOf(
  { statements, checked, elsewhere, informative, uncovered }: Coverage,
  topics: readonly Topic[],
): string {
  const checks = topics.reduce((sum, topic) => sum + topic.checks.length, 0);
  const head =
    `Conformance: ${statements} statements: ${checked} in ${checks} checks, ${elsewhere} in named tests elsewhere, ` +
    `${informative} no requirement, ${uncovered.length} uncovered.`;
  return [head, ...uncovered.map(({ name, line, text }) => `  uncovered ${name} (line ${line}): ${text}`)].join("\n");
}
