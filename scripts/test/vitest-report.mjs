import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { quoted } from "./shell-words.mjs";

/** The file that the reporter writes: `{ passed, failed, skipped, commands, files }`. */
export const RESULT = ".build/test/vitest.json";

/** A reporter for Vitest: counts, the command that runs each failed test alone, and how long each file took. */
export default class VitestReport {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state) => tests.filter((test) => test.result().state === state);
    const failed = withState("failed");
    // A module that cannot be loaded or whose hooks throw has failed without a failed test.
    const broken = modules.filter(
      (module) => module.state() === "failed" && !failed.some((test) => test.module === module),
    );
    const result = {
      passed: withState("passed").length,
      failed: failed.length + broken.length,
      skipped: withState("skipped").length,
      commands: [...broken.map((module) => command(module)), ...failed.map((test) => command(test.module, test))],
      files: modules
        .map((module) => ({
          project: module.project.name,
          file: module.relativeModuleId,
          ms: Math.round(module.diagnostic().duration),
        }))
        .sort((one, other) => other.ms - one.ms),
    };
    mkdirSync(dirname(RESULT), { recursive: true });
    writeFileSync(RESULT, JSON.stringify(result, null, 2));
  }
}

function command(module, test) {
  const words = [module.relativeModuleId, "--project", module.project.name];
  if (test) words.push("-t", namePattern(test));
  return ["npm test --", ...words.map(quoted)].join(" ");
}

/** Vitest compares its option -t, a regular expression, with the names of the groups and the test, joined by spaces. */
function namePattern(test) {
  const names = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent) names.unshift(parent.name);
  return names.join(" ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
