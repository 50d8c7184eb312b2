import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";

/** A rule, and the path and text of a file that it refuses. No path is there twice. */
const REFUSED: [rule: string, path: string, text: string][] = [
  ["house(environment)", "lib/member.ts", "export const a = process.env.A;"],
  ["house(environment)", "e2e/pattern.ts", "export const { env } = process;"],
  ["house(environment)", "scripts/import.mjs", 'export { a };\nimport { env as a } from "node:process";'],
  ["house(lists-from-contract)", "lib/list.ts", 'export const a = z.enum(["open", "done"]);'],
  ["house(limits-from-contract)", "service/limit.ts", "export const a = z.string().max(20);"],
  ["house(limits-from-contract)", "service/separated.ts", "export const a = z.string().max(1_000);"],
  ["house(limits-from-contract)", "service/exponent.ts", "export const a = z.string().max(1e3);"],
  ["house(locale-from-contract)", "service/language.ts", 'export let a: "en" | "sv";'],
  ["house(text-limits-from-contract)", "components/field.tsx", "export const a = <input maxLength={20} />;"],
  ["house(text-limits-from-contract)", "lib/length.ts", "export const MAX_NAME_LENGTH = 20;"],
  ["house(ask-permissions)", "components/type.ts", 'export const a = type === "AgencyDirector";'],
  ["house(ask-permissions)", "service/type.ts", 'export const a = type === "AgencyDirector";'],
  ["house(zod-as-namespace)", "contract/zod.ts", 'export { z };\nimport { z } from "zod";'],
  ["house(navigate-by-router)", "components/assign.ts", 'window.location.assign("/companies");'],
  ["house(navigate-by-router)", "lib/href.ts", 'location.href = "/companies";'],
  ["house(no-jsx)", "lib/element.tsx", "export const a = <p />;"],
  ["house(no-jsx)", "lib/fragment.tsx", "export const a = <>{b}</>;"],
  ["eslint(no-restricted-imports)", "service/tree.ts", 'export { a } from "../contract/a";'],
  ["eslint(no-restricted-imports)", "components/lazy.ts", 'export const a = () => import("../ui/a");'],
  ["eslint(no-restricted-imports)", "components/link.tsx", 'export { default } from "next/link";'],
  ["react(set-state-in-effect)", "components/effect.tsx", effect("useEffect(() => setA(b), [b]);")],
  ["react-hooks(exhaustive-deps)", "components/deps.tsx", effect("useEffect(() => log(b), []);")],
];

/** Path and text of a file that no rule refuses. */
const ALLOWED: [path: string, text: string][] = [
  ["contract/configuration.ts", "export const a = process.env.A;"],
  ["lib/limits.ts", "export const a = [z.enum(STATES), z.array(b).min(1), Math.max(20, b), z.string().max(MAX_NAME)];"],
  ["service/locale.ts", 'export let a: Locale | "da";'],
  ["verify/limit.ts", "export const a = z.string().max(20);"],
  ["service/platform/policies/type.ts", 'export const a = type === "AgencyDirector";'],
  ["service/type.test.ts", 'export const a = type === "AgencyDirector";'],
  ["lib/start.ts", 'window.location.assign("/");'],
  ["components/element.tsx", "export const a = <p />;"],
  ["service/features/relative.ts", 'export { a } from "../platform/a";'],
];

/** A component with this statement. */
function effect(statement: string): string {
  return `export function A({ b }) {\n  const [a, setA] = useState(0);\n  ${statement}\n  return <p onClick={setA}>{a}</p>;\n}`;
}

/** A folder with our configuration and these files. */
const tree = mkdtempSync(join(tmpdir(), "nyckeltal-lint-"));
afterAll(() => rmSync(tree, { recursive: true }));
write("scripts/lint/house-rules.mjs", readFileSync(inRoot("scripts/lint/house-rules.mjs"), "utf8"));
// Without the rules that need types, because the names in these files are declared nowhere.
write(
  ".oxlintrc.json",
  readFileSync(inRoot(".oxlintrc.json"), "utf8").replace('"typeAware": true', '"typeAware": false'),
);
for (const [path, text] of [...REFUSED.map(([, ...file]) => file), ...ALLOWED]) write(path, text);
const oxlint = [inRoot("node_modules/oxlint/bin/oxlint"), "--format=json"];
const { stdout } = spawnSync(process.execPath, oxlint, { cwd: tree, encoding: "utf8" });
const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

const rulesAgainst = (path: string) => diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);

test.each(REFUSED)("%s refuses %s: %s", (rule, path) => {
  expect(rulesAgainst(path)).toContain(rule);
});

test.each(ALLOWED)("no rule refuses %s: %s", (path) => {
  expect(rulesAgainst(path)).toEqual([]);
});
