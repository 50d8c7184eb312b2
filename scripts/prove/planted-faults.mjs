import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { figures, plantedFault, withPart } from "../../service/testing/test-settings.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot, ROOT } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/** Not copied: what is installed, built or somebody's data. */
const LEFT_OUT = new Set(["node_modules", ".next", ".build", ".git", "data", "test-results", "playwright-report"]);

/**
 * Faults planted into a copy of the service, one at a time (verify/figures/planted-faults.json), are all found by
 * `figures`. May be set: FAULT, a part of the names of the faults to plant; FIGURES_COMPANIES (60), how many generated
 * companies each may take beside the files of SIE_FILES; FIGURES_SEED (1), the seed of the first of them.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  nextStopSignal().then(endRunning);
  const all = JSON.parse(readFileSync(inRoot("verify/figures/planted-faults.json"), "utf8"));
  const faults = withPart("FAULT", plantedFault, all, ({ name }) => name);
  const copy = mkdtempSync(join(tmpdir(), "nyckeltal-faults-"));
  try {
    cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path).split(/[/\\]/)[0]) });
    // A junction is the link to a folder that needs no special right on Windows; elsewhere the type is ignored.
    symlinkSync(inRoot("node_modules"), join(copy, "node_modules"), "junction");
    const { code, output } = await run(copy);
    if (code !== 0)
      throw new Problem(`Without a planted fault, figures fails; mend that first:\n${output.slice(-2000)}`);
    const missed = [];
    for (const fault of faults) {
      const found = await isFound(copy, fault);
      report.print(`${found ? "found" : "MISSED"}: ${fault.name}`);
      if (!found) missed.push(fault.name);
    }
    report.print(`${faults.length - missed.length} of ${faults.length} planted faults are found.`);
    return missed.length === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function isFound(copy, { name, file, find, replace }) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) throw new Problem(`${name}: ${JSON.stringify(find)} is not once in ${file}.`);
  writeFileSync(
    path,
    // A function, because $ has a meaning in a replacement that is a string.
    text.replace(find, () => replace),
  );
  try {
    const { code, output } = await run(copy);
    if (code !== 0 && !output.includes(" disagrees: ")) {
      throw new Problem(`${name}: ended without a disagreement:\n${output.slice(-2000)}`);
    }
    return code !== 0;
  } finally {
    writeFileSync(path, text);
  }
}

function run(copy) {
  const env = environmentWith({
    FIGURES_COMPANIES: String(figures.companies ?? 60),
    FIGURES_SEED: String(figures.seed ?? 1),
    FIGURES_MINIMISE: "0",
    TEST_DATABASE: "pglite",
  });
  return exec(process.execPath, ["--import", "tsx", join(copy, "verify/figures/prove.ts")], { cwd: copy, env });
}
