// npm run prove [-- NAME …]: the long proofs of scripts/prove, all of them or those named.
import { readdirSync } from "node:fs";
import { ensureInstalled } from "./run/install.mjs";
import { Problem, run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";
import { inRoot } from "./run/root.mjs";

await run(async () => {
  const all = readdirSync(inRoot("scripts/prove"))
    .map((file) => file.slice(0, -".mjs".length))
    .sort();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Problem(`${JSON.stringify(unknown)}: expected one of ${all.join(", ")}.`);
  const report = createReport();
  await ensureInstalled(report);
  const failed = [];
  for (const name of names.length > 0 ? names : all) {
    report.print(`\n${name}`);
    const { prove } = await import(`./prove/${name}.mjs`);
    if (!(await prove(report))) failed.push(name);
  }
  report.print(failed.length > 0 ? `\nNot proved: ${failed.join(", ")}.` : `\nProved in ${report.elapsed()}.`);
  return failed.length > 0 ? 1 : 0;
});
